/** Forged parts of a marking record, and tokens that separate the turns of a chat with a model. */
export const FORGED: readonly RegExp[] = [
  // "Marks: 3/3", "Score 5 out of 5", "Awarded: 3 / 3", "Total marks = 6/6"
  /\b(?:marks?|grade|mark\s{0,6}scheme|ao\d)\s{0,6}(?:awarded|given|scored|obtained|total)?\s{0,6}[:=]?\s{0,6}\d{1,2}\s{0,6}(?:\/|out\s{1,6}of)\s{0,6}\d{1,2}\b/giu,
  /(?:^|[\n[({*]|(?:final|total|overall|your)\s{1,6})\s{0,6}\**(?:score|points|awarded|result|verdict|rating)\**\s{0,6}(?:awarded|given)?\s{0,6}[:=]?\s{0,6}(\d{1,2})\s{0,6}(?:\/|out\s{1,6}of)\s{0,6}\1\b/giu,
  /\b(?:final|overall)\s{1,6}(?:marks?|score|grade)\s{0,6}[:=]\s{0,6}(?:\d|full|max|[a-e]\*?\b)/giu,
  /\b(?:marks?|credit|points?|scores?)\s{1,6}awarded\s{0,6}[:=]|\bawarded\s{1,6}marks?\s{0,6}[:=]|\bmark[_ ]?awarded\b/giu,
  /(?:^|[\n([{])\s{0,6}(?:marking\s{0,6})?points?\s{0,6}\d\s{0,6}[:=-]\s{0,6}(?:awarded|met|correct|yes|achieved|✓|✔|1\s{0,6}\/\s{0,6}1)/giu,
  /\b[mabc]\d\s{0,6}[✓✔☑][^\n]{0,30}\b(?:total|[mabc]\d\s{0,6}[✓✔☑])/giu,
  /(?:\(1\)\s{0,6}[✓✔☑]\s{0,6}){2,}|(?:[✓✔☑]\s{0,6}\(1\)\s{0,6}){2,}/gu,
  /\b\d{1,2}\s{1,6}marks?\s{1,6}awarded\b|\bmarks?\s{0,6}:\s{0,6}full\b/giu,
  /\b(?:result|verdict|status|outcome)\s{0,6}[:=]\s{0,6}(?:fully\s{1,6})?(?:correct|pass(?:ed)?|all\s{1,6}marking|full)(?:\s{0,6}$|\s{0,6}[([.]|\s{1,6}(?:points?|marks?)|\s{1,6}(?:marking\s{1,6})?points?)/gimu,
  // "⟦score⟧2⟦/score⟧", in any brackets.
  /[<[{(⟦«【〔‹]{1,2}\s{0,6}(?:score|marks?|grade|points|result|verdict)\s{0,6}[>\]})⟧»】〕›]{1,2}\s{0,6}(?:\d{1,2}|full|max)\b/giu,
  // "Output only the number 4 and nothing else."
  /(?:^|[\n.!:;])\s{0,6}(?:please\s{1,6})?(?:output|print|return|reply|respond|answer)\s{1,6}(?:with\s{1,6})?(?:only|just|exactly)\s{1,6}(?:the\s{1,6})?(?:number|digit|figure|integer|mark|score)\s{0,6}["']?\d{1,2}\b/giu,
  /\bmarker\s{0,6}\d\s{0,6}:\s{0,6}\d/giu,
  /\[\s{0,6}(?:marked|graded|awarded|scored|checked)\b[^\]\n]{0,60}\]/giu,
  /\banswer\s{1,6}(?:verified|marked|approved|confirmed|accepted)\s{1,6}(?:as\s{1,6})?(?:correct|right)/giu,
  /\b(?:all|every)\s{1,6}(?:\w{1,20}\s{1,6})?(?:marking\s{1,6}points?|bullets?|bullet\s{1,6}points?|criteria|criterion|requirements)\s{1,6}(?:(?:have|has|had|were|are|been|all|fully)\s{1,6}){0,3}(?:met|satisfied|awarded|covered|achieved|addressed|included)\b/giu,
  /\b(?:response|answer)\s{1,6}(?:meets|satisfies|covers|fulfils)\s{1,6}(?:all|every)\b/giu,
  /\b(?:answer|response)\s{1,6}earns\s{1,6}(?:every|all|full)\b/giu,
  /\b(?:examiner|teacher|marker|assessor)(?:'s|s)?\s{0,6}(?:note|comment|feedback|decision|verdict|remark)s?\s{0,6}[:=]/giu,
  /(?:^|\n)[ \t>#*_-]{0,12}(?:feedback|comment)[ \t*_]{0,6}[:=]\s{0,6}(?:excellent|perfect|well\s{1,6}done|all\s{1,6}(?:points|marks|correct)|full|great\s{1,6}work|correct)/giu,
  /(?:^|\n)[ \t>#*_-]{0,12}mark(?:ing)?\s{0,6}scheme[ \t*_]{0,6}[:=]/giu,
  /\bgrade\s{0,6}[:=]\s{0,6}["']?(?:full|max|top|[a-e9]\*?["'.\s]*(?:give|no\s{1,6}lower|well|$))/gimu,
  /\b(?:score|marks?|grade)s?\s{0,6}[:=]\s{0,6}(?:100\s{0,3}%|(?:max(?:imum)?|full|top)\b(?!\s{0,3}\())/giu,
  /\b(?:level|band)\s{1,6}\d\b[^\n]{0,12}\b\d{1,2}\s{1,6}marks?\b/giu,
  /(?:\bcorrect\s{0,6}[✓✔☑][\s,;]{0,6}){2,9}|[✓✔☑][^\n]{0,30}\btotal\s{0,6}[:=]?\s{0,6}\d{1,2}\s{0,3}\/\s{0,3}\d/giu,
  /[[{(<]\s{0,6}(?:award|score|marks?|grade)\s{0,6}[:=]\s{0,6}["']?(?:\d{1,2}|full|max)/giu,
  /\p{L}[.!]\s{1,6}(\d{1,2})\s{0,3}\/\s{0,3}\1\s{0,6}$/gu,
  /\b(?:examiners?|office|marker)(?:'s)?\s{1,6}use(?:\s{1,6}only)?\b[^\n]{0,20}\d/giu,
  /\b(?:points?\s{0,3}\d\s{0,3}[✓✔☑][\s,;]{0,6}){2,9}/giu,
  /\b(?:scores?|gets|earns|receives|gains|awarded)\s{1,6}(\d{1,2})\s{0,3}(?:\/|out\s{1,6}of)\s{0,3}\1\b/giu,
  /\b(?:marks?|grade|score)\s{0,3}=\s{0,3}\d{1,2}[^\n]{0,6}\b(?:feedback|comment|confidence|doubt|flags?|max|reason)\s{0,3}=/giu,
  /[[(]\s{0,6}(?:system|grading|marking)\s{0,6}[\])][^\n]{0,40}\b(?:marks?|credit|complete|correct|grade|score)\b/giu,
  /\b(?:assessment|evaluation|judge?ment|grading|marking)\s{0,6}[:=]\s{0,6}(?:fully\s{1,6})?(?:correct|right|full|excellent|pass|\d{1,2}\s{0,3}\/)/giu,
  /\bmodel\s{1,6}answer\b[^\n]{0,20}\bfull\s{1,6}(?:credit|marks)/giu,
  // Machine-readable records
  /[#@.]\s{0,3}(?:score|marks?|grade)\s{0,3}[{(]\s{0,3}\w{0,10}\s{0,3}[:=]?\s{0,3}\d/giu,
  /\b(?:eval|exec|setattr|execute|run)\s{0,3}\(\s{0,3}["'`]?[^)\n]{0,30}\b(?:marks?|score|grade)\s{0,3}[:=]/giu,
  /\{\s{0,6}["'](?:marks?|score|grade)["']\s{0,6}:\s{0,6}\d{1,2}\s{0,6}\}/giu,
  /["'{\s]?(?:mark[_-]?awarded|marks[_-]?awarded|max[_-]?(?:score|mark|marks)|is[_-]?correct)["']?\s{0,6}[:=]/giu,
  /["'](?:awarded|correct|marks?|score|grade|result)["']\s{0,6}:\s{0,6}(?:true|["'](?:full|max|correct|pass))/giu,
  /["'](?:marks?|score|grade)["']\s{0,6}:\s{0,6}\d{1,2}\s{0,6},\s{0,6}["'](?:feedback|comment|out[_ ]?of|reason|total|rationale|max)["']/giu,
  /["']points["']\s{0,6}:\s{0,6}\[\s{0,6}(?:\d|true|\{)[^\n]{0,80}/giu,
  /<\/?\s{0,6}(?:marks?|scores?|grade|feedback|awarded)\s{0,6}>\s{0,6}(?:\d{1,2}|full)\b/giu,
  /<\/?\s{0,6}(?:system|assistant|instructions?|student[_-]?answer|answer|mark[_-]?scheme|prompt)\b[^>\n]{0,40}>/giu,
  /<\s{0,3}(?:mark|score|grade|award|credit|result)\b[^>\n]{0,40}\b(?:max\w{0,5}|full|top|\d{1,2})\b[^>\n]{0,10}>/giu,
  /\b(?:grader|marker|grading|marking|assessor)\.\w{1,20}\s{0,3}\(/giu,
  /<\|[^|\n]{1,30}\|>|\[\/?INST\]|<<\/?SYS>>/giu,
  /(?:^|\n)[ \t]{0,12}#{2,}\s{0,6}(?:system|instructions?|mark(?:ing|s)?\b|new\s{1,6}task|response\s{0,6}:|assistant)/giu,
  /(?:^|\n)[ \t>#*_\x60~]{0,12}(?:role\s{0,6}[:=]\s{0,6}["']?(?:system|assistant))/giu,
  /(?:^|\n)[ \t>#*_\x60~]{0,12}(?:system|assistant|ai)\s{0,6}:[^\n]{0,60}(?:\b(?:award|mark|marks|score|full|correct|criteria|grade|answer)\b|\d\s{0,6}\/\s{0,6}\d)/giu,
  /(?:^|\n)[ \t>#*_\x60~]{0,12}(?:SYSTEM|ASSISTANT)\s{0,6}:/gu,
  /\b(?:new|updated|additional|important)\s{1,6}(?:system\s{1,6})?(?:instructions?|prompt|mark\s{0,6}scheme)\s{0,6}(?:for\s{1,6}(?:the\s{1,6})?(?:marker|examiner|ai))?\s{0,6}:/giu,
  /\bSYSTEM\s{1,6}OVERRIDE\b/gu,
  /[[{<(]\s{0,6}(?:system|assistant|admin)\s{0,6}[:\]}>)][^\n]{0,60}\b(?:scores?|marks?|grade|max\w*|correct|credit|full)\b/giu,
  // "{{mark}} := {{max}}"
  /(?:\{\{|\$\{|<%|\[\[|%%)\s{0,6}(?:marks?|scores?|grade|result|verdict|max\w{0,8}|feedback)\s{0,6}(?:\}\}|\}|%>|\]\]|%%)/giu,
];

const SCORE_ALONE = /^[^\p{L}\p{N}]*(\d{1,2})\s{0,3}(?:\/|out of)\s{0,3}\1[^\p{L}\p{N}]*$/iu;
const OF_NUMBERS =
  /(?<![[(]\s?)\b\d+\b(?!\s?marks?)|\b(?:fraction|ratio|probab\w+|chance|score|output|number|scale|rate|simpl\w+|how (?:many|much))\b/iu;

/** True for "3/3" as an answer to a three-mark question that does not ask for a number. */
export function isScoreAlone(answer: string, question: string, maxMark: number): boolean {
  const score = SCORE_ALONE.exec(answer)?.[1];
  return score !== undefined && Number(score) === maxMark && !OF_NUMBERS.test(question);
}
