/** Words that may stand right before the name: “the group's existing”, “our own”. */
const small = String.raw`(?:the |our |an? |own |its |their |his |her |one |common |existing |current |corporate |national |new |normal |local |green |standard |native )*(?:[\p{L}.]+['’]s? )?(?:[\p{Ll}-]+ ){0,2}?(?:\p{Lu}{2,6} )?["“„]?$`
/** The name may be told behind what it is: “the private cloud (Kelpie)”, “our provider, Kelpie”, “the platform "Kelpie"”. */
const named = String.raw`(?:(?!not\b)[^.;:()]{0,60}?(?:\(|,\s(?:namely |in our case |i\.e\.,? |that is(?: to say)?,? |being )?(?:the |our )?|\s["“„])$|${small})`

const modal = String.raw`(?:must|shall|should|will|has to|have to|is to|are to|(?:is|are) (?:required|expected|supposed|foreseen|planned|obliged) to|(?:need|ought|intend|plan|undertake|wish|want|prefer)s? to|(?:would|['’]d) (?:like|prefer)(?: (?:it|this|everything|all|that))? to|that [^.;:]{3,70}?)`
const done = String.raw`(?:built|hosted|run|operated|delivered|deployed|developed|implemented|reali[sz]ed|written|programmed|done|made|created|executed|provided|provisioned|installed|set up|embedded|integrated|processed|managed|performed|verified|authenticated|sent|exchanged|transmitted|signed|offered|described|carried out|based|produced|handled|routed|rendered|modelled|drawn|settled|launched|driven|effected|stored|held|kept|published)`
const by = String.raw`(?:on|in|against|by|with|using|through|via|over|under|upon|within|by means of|by way of|on top of)`
const act = String.raw`(?:use|employ|utili[sz]e|adopt|make use of|run (?:on|in|under|with)|build (?:up)?on|rely (?:up)?on|sit on|land on|go (?:on|through|via)|rest (?:up)?on|host(?: \p{L}+){0,3} (?:on|in|at|with)|deploy(?: \p{L}+){0,3} (?:on|to|in|with)|take place (?:on|in|via|through|by means of)|work with|talk [\p{L} ]{0,12}through)`

/** “is to be delivered on”, “shall be realised in”, “that the service be run on”, “shall take place by means of”. */
const bound = new RegExp(
  [
    String.raw`\b${modal}(?: \p{L}+ly| also| then| only| all| both| either)?(?: be(?: \p{L}+ly)? ${done}(?: (?!not\b)[\p{L}-]+){0,3}? ${by}| ${act})\s${named}`,
    String.raw`\b(?:requested|required|asked|obliged|expected|bound) to (?:be ${done} ${by}|${act})\s${named}`,
  ].join('|'),
  'iu',
)

const chosen = String.raw`(?:standardi[sz]ed (?:up)?on|opted for|decided (?:for|on|in favou?r of|to (?:use|go with|build on|stay (?:on|with)))|settled (?:up)?on|chosen|committed (?:ourselves |itself |themselves )?to|gone (?:for|with)|agreed (?:up)?on|laid down|moved (?:everything )?to|selected|adopted|bought into)`
/** “has opted for”, “we are an … house”, “corporate IT requires”, “it is policy that all runs on”. */
const decided = new RegExp(
  [
    String.raw`\b(?:have|has|had|was|were|['’]ve|been|already|it is) (?:\p{L}+ly )?${chosen}(?: (?:as|for) [\p{L} ]{3,30}:)?:?\s${named}`,
    String.raw`\b(?:opted for|decided in favou?r of|settled (?:up)?on)\s${named}`,
    String.raw`\b(?:we|they)(?: are|['’]re) (?:an? (?:\p{Ll}+ )?|(?:all |fully |completely )?on |all )${small}`,
    String.raw`\b(?:IT|architecture|board|standards?|policy|law|canton|state|group|company|operations|security|house|agency|office|survey|authority|ministry|rules?|university)(?:['’]s [\p{L} ]{3,24})? (?:requires?|demands?|insists? on|mandates?|specif(?:y|ies)|calls? for|lays? down|wants)\s${named}`,
    String.raw`\b(?:everything|all (?:our |of it |new )?(?:\p{L}+ )?) ?(?:runs|sits|lives|goes|is|are|run|sit|go|is hosted|is run|ends up) (?:on|in|with|to|at|by)\s${named}`,
    String.raw`\b(?:we|they|our \p{L}+) (?:run|host|operate|keep|build|develop)s? (?:everything|all (?:of it|our \p{L}+|that)|it all|our (?:systems|servers|applications|software)) (?:on|in|with|at|through)\s${named}`,
    String.raw`\b(?:want|prefer|would like|['’]d like)(?: it| this| that| all)?(?: to be)?(?: (?:done|built|made|hosted|run|written|kept))?(?: (?:in|on|with|at))?\s(?:the |our )?["“„]?$`,
    String.raw`\bmakes? use of\s${named}|\b(?:compulsory|obligatory|binding) (?:is|are) (?:the use of )?\s?${named}`,
    String.raw`(?:^|[:.;,]\s)(?:please )?use ${named}`,
    String.raw`\b(?:hold|have|pay for|own|signed) (?:an? |the |our |\p{L}+ )?(?:credits|licen[cs]es?|contracts?|subscriptions?|agreements?)(?: \p{L}+){0,3} (?:with|for|on|at)\s${small}`,
  ].join('|'),
  'iu',
)

const behind = new RegExp(
  [
    String.raw`^["”)]*(?:\s\([^)]{0,60}\))?,?\s(?:(?:which|that|this) )?(?:is|are) (?:therefore |already |now |also )?(?:compulsory|obligatory|binding|a must|our choice|(?:to|should|shall|must) be (?:re)?used|in use and (?:should|shall|must|is to|will))\b`,
    String.raw`^["”)]*(?:\s\p{L}+){0,2}?(?:\s\([^)]{0,60}\))?,?\s(?:is|are|remains?) (?:the|our|an?) (?:[\p{L}-]+(?:['’]s)? ){0,3}?(?:cloud|platform|hosting|identity|integration|technology)? ?(?:provider|standard|platform|stack|framework|choice|of choice)\b`,
    String.raw`^["”)]*(?:,? (?:which|that))?,? (?:is |are )?licen[cs]ed (?:for|by|to) (?:all|the|our|every)\b`,
    String.raw`^["”)]*(?:\s\p{L}+){0,2}?,?\s(?:since|because|as|bc|for) (?:(?:our|the|my) )?(?:\p{L}+ ){0,3}?(?:knows?|use[sd]?|writes?|does|do|is used to|are used to|ha[sv]e (?:it|that)|cannot run anything else|is that already|operates?|can run|works? with|maintains?)\b`,
    String.raw`^["”)]*(?:\s\([^)]{0,60}\))?\s?[(,–—-]\s?(?:\p{L}+ )?(?:decided|given|set|compulsory|contract (?:exists|runs|in place)|existing (?:agreement|contract|licen[cs]e)|framework (?:contract|agreement)|(?:house|group|company|city|corporate|state|agency) (?:standard|licen[cs]e|contract)|team skills|our skills|in-house skills)\b`,
    String.raw`^["”)]*\s(?:contract|licen[cs]e|agreement|subscription|tenant)s? (?:exists|runs|is there|is in place|and (?:intend|want|plan|wish|will|are going) to (?:build|use|stay|keep))\b`,
    String.raw`^["”)]*(?:\s\p{L}+){0,3}?[.,;]? (?:and )?(?:any|the|every|each|all) (?:\p{L}+ ){0,2}(?:solution|system|tool|product|proposal|offer)s? (?:is|are|must|shall|has|have|will|should)(?: required| expected| to| be| able| built)*\s?(?:to )?(?:be )?(?:integrate|build|built|plug|sit|run|use|work)[\p{L}-]*(?: (?:with|on|upon|into|in|it|them|thereon))*\b(?<=\b(?:it|them|thereon))`,
    String.raw`^["”)]*[^.;]{0,50}\b(?:built?|stay|rely|rest|continue) (?:thereon|(?:up)?on (?:it|them|that)|with (?:it|them|that)|there)\b`,
    String.raw`^["”)]*\s(?:log-?ins?|log-?ons?|sign-?ons?|single sign-?on|credentials|accounts)(?:[.,;]|$| (?:must|shall|should|will|is|are|please|apply)\b)`,
    String.raw`^["”)]*,? only(?=[.;,]|$)`,
    String.raw`^["”)]*\slicen[cs]es?\b[^.;]{0,40}\b(?:already|all) paid(?: for)?\b`,
    String.raw`^["”)]*\s(?:subscription|tenan(?:t|cy)|landing zone)\b`,
    String.raw`^["”)]*\sis (?:already )?(?:there|in place|licensed|installed|paid for)(?=[.;,]|$)`,
    String.raw`^["”)]*,? (?:so|and) (?:log-?ins?|hosting|sign-?on|it has to|it must)\b[^.;]{0,30}\b(?:with (?:that|it|this)|there|on it)\b`,
  ].join('|'),
  'iu',
)

/** What is built, run or embedded in a product is bound to it, also where the product is no technology: a shop, a website. */
const built = new RegExp(
  String.raw`\b${modal}(?: \p{L}+ly| also| then| only)? be (?:built|hosted|run|operated|deployed|developed|implemented|reali[sz]ed|embedded|done|made|programmed|based) (?:in|on|with|upon|within|using|on top of)\s${small}|\b${modal}(?: \p{L}+ly| also| then| only)? (?:use|employ|utili[sz]e|adopt|make use of|build (?:up)?on|rely (?:up)?on|run on)\s${small}`,
  'iu',
)

const denied =
  /\b(?:not|never|no|nothing|without|leave|outside|whether|if|cannot|nor|neither|today|currently|at present|used to)\b[^.;]{0,70}$/i

export const isBuiltOn = (left: string): boolean => built.test(left) && !denied.test(left)

/** Words around a name by which the work is bound to it, whatever kind of name it is. */
export const isBoundTo = (left: string): boolean => (bound.test(left) || decided.test(left)) && !denied.test(left)

/** Words behind a name that bind the work to it: “… is compulsory”, “… since our admin knows it”. */
export const isBoundBehind = (right: string): boolean => behind.test(right)

const elsewhere =
  /\b(?:today|currently|at present|vendors?|supplier['’]?s?|their|his|makers?['’]?s?|may|could|such as|e\.g\.|for example|or|of the maker|from)\b[^.;]{0,40}$/i
/** A cloud that a brief names for its own work is where it runs, whatever the verb. */
export const isOwnCloud = (left: string, right: string): boolean =>
  /\b(?:our|the|we|on|in|by|at|with|to|an?|is|are|hosting:?)\b[^.;]{0,30}$/i.test(left) &&
  !denied.test(left) &&
  !elsewhere.test(left) &&
  !/^[^.;]{0,30}\b(?:may|could|would|is possible|or)\b/i.test(right)
