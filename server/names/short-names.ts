/** Names with their usual short forms. */
const SHORT = (
  'abigail:abby,abi,abbie abraham:abe alexander:al,alec,alex,sandy,sasha,xander alexandra:alex,lexi,sandra,sasha ' +
  'alfred:alf,alfie alison:ali amanda:mandy andrew:andy,drew angela:angie anthony:ant,tony antonia:toni ' +
  'archibald:archie arthur:art,artie benjamin:ben,benji bernard:bernie bethany:beth cameron:cam caroline:carrie ' +
  'catherine:cat,cath,cathy,kate,katie charles:charlie,chas charlotte:charlie,lottie christian:chris ' +
  'christina:chris,chrissie,tina christine:chris,chrissie christopher:chris,kit constance:connie ' +
  'daniel:dan,danny danielle:dani david:dave,davy deborah:deb,debbie dominic:dom donald:don dorothy:dot,dottie ' +
  'edward:ed,eddie,ned,ted,teddy eleanor:ellie,nell,nellie elizabeth:beth,betsy,betty,eliza,libby,lily,liz,lizzie ' +
  'emily:em,emmy emmanuel:manny eugene:gene ezekiel:zeke florence:flo,florrie frances:fran,frankie ' +
  'francesca:fran,frankie francis:frank,frankie frederick:fred,freddie,freddy gabriel:gabe gabrielle:gabby ' +
  'geoffrey:geoff george:georgie georgina:georgie,gina gerald:gerry gregory:greg harold:hal,harry harriet:hattie ' +
  'harrison:harry henry:hal,hank,harry hubert:bert isabella:bella,isa,izzy isabelle:belle,izzy isobel:izzy ' +
  'jacob:jake jacqueline:jackie james:jamie,jim,jimmy jasmine:jas jeffrey:jeff jennifer:jen,jenny jeremy:jerry,jez ' +
  'jessica:jess,jessie joanna:jo joanne:jo john:jack,johnny jonathan:jon,jonny joseph:joe,joey josephine:jo,josie ' +
  'joshua:josh judith:judy julian:jules juliet:jules katherine:kat,kate,kath,kathy,katie,kitty kathryn:kat,kate,katie ' +
  'kenneth:ken,kenny kimberley:kim lawrence:larry leonard:len,lenny,leo leonardo:leo lewis:lew lillian:lil,lily ' +
  'louis:lou louisa:lou louise:lou lucinda:lucy madeleine:maddie madison:maddie margaret:maggie,meg,peggy ' +
  'martin:marty matilda:mattie,tilly matthew:matt,matty maximilian:max megan:meg melanie:mel melissa:mel ' +
  'michael:mick,mickey,mike,mikey michelle:shelly mohamed:mo mohammad:mo mohammed:mo muhammad:mo natalie:nat ' +
  'natasha:nat,tasha nathan:nat,nate nathaniel:nat,nate nicholas:nic,nick,nicky nicola:nic,nicky nicole:nic,nicky ' +
  'oliver:ollie olivia:liv,livvy,olly pamela:pam patricia:pat,patsy,tricia patrick:paddy,pat penelope:penny ' +
  'peter:pete philip:phil philippa:pip,pippa phillip:phil rachel:rach raymond:ray rebecca:becca,becky ' +
  'reginald:reg,reggie richard:dick,rich,richie,rick,ricky robert:bob,bobby,rob,robbie roderick:rod ronald:ron,ronnie ' +
  'rosalind:ros rosemary:rosie rupert:rupe samantha:sam,sammy samuel:sam,sammy sebastian:seb sidney:sid ' +
  'simon:si solomon:sol stanley:stan stephanie:steph stephen:steve,stevie steven:steve,stevie stuart:stu susan:sue,susie ' +
  'susannah:sue,susie tabitha:tabby terence:terry thaddeus:tad theodore:ted,teddy,theo theresa:tess,tessa ' +
  'thomas:tom,tommy timothy:tim,timmy toby:tobes valentina:val valerie:val vanessa:nessa veronica:ronnie ' +
  'victor:vic victoria:tori,vicky,vikki vincent:vince,vinny walter:walt wilfred:wilf william:bill,billy,will,willy ' +
  'winifred:win,winnie yasmin:yas zachary:zac,zach,zack zoe:zo'
)
  .split(' ')
  .map((entry) => entry.split(':'))
  .map(([name = '', short = '']) => [name, short.split(',')] as const);

const shortForms = new Map(SHORT);

/** Returns the usual short forms of a first name, in lower case: `liz` for Elizabeth. */
export function shortFormsOf(name: string): readonly string[] {
  return shortForms.get(name.toLowerCase()) ?? [];
}
