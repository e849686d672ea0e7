/** Speech to the marker in languages that do not part their words by spaces. */
export const UNSPACED_LANGUAGES: readonly RegExp[] = [
  /(?:给|給|打|判)[^\n。]{0,8}(?:满分|滿分|高分|全部分数|最高分)|(?:忽略|无视|忽視|不要管)[^\n。]{0,12}(?:评分|標準|标准|指令|说明|規則|规则)/gu,
  /(?:満点|まんてん|最高点)[^\n。]{0,8}(?:ください|下さい|お願い|にして|つけて)|(?:指示|採点基準)[^\n。]{0,6}無視/gu,
  /만점[^\n.]{0,10}(?:주|부탁)|(?:지시|채점 ?기준)[^\n.]{0,8}무시/gu,
];
