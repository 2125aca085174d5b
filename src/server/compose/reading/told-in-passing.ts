/**
 * A product may be named without binding the work to it: how things are run today, what another house uses, what would be
 * possible, what people are used to, what once was. Such words decide nothing unless the sentence also binds.
 */
const article = String.raw`(?:the |our |an? |its |their |some |one |old |existing |own )*(?:[\p{L}.-]+['’]s )?(?:[\p{Ll}-]+ ){0,2}?["“„(]?`

/** Words that bind the work, whatever else the sentence tells. */
const binds =
  /\b(?:must|shall|should|ha(?:s|ve) to|is to|are to|needs? to|only|nothing else|standards?|polic(?:y|ies)|mandat\w+|prescrib\w+|requires?|required|compulsory|obligatory|binding|set|givens?|decided|chosen|standardi[sz]\w+|paid|pay for|licen[cs]\w*|contracts?|agreements?|subscriptions?|credits|stays?|remains?|keeps?|kept|continues?|goes on|build (?:up)?on|so use|use (?:it|them|that)|reuse|no other|want|insist\w*|reason enough)\b/i

const now = String.raw`(?:today|currently|at present|presently|at the moment|right now|so far|until now|up to now|these days|nowadays|for now|as of now|for the time being)`
const present = String.raw`(?:is|are|runs?|sits?|lives?|uses?|use|have|has|works?|keeps?|stands?|goes|go|comes?|do|does|hosts?|buys?|reads?|makes?|build|builds|write|writes)`
/** “Today it runs on X”, “we currently use X”; with a verb, for “today's X” is a name like any other. */
const ofToday = new RegExp(
  String.raw`\b${now}\b(?!['’]s)[^.;]{0,60}\b${present}\b[^.;]{0,40}$|\b${present}(?: \p{L}+){0,5} ${now}\b[^.;]{0,40}$`,
  'iu',
)
const ofTodayBehind = new RegExp(
  String.raw`^[^.;,]{0,40}\b${now}\b(?!['’]s)|^["”)]*(?:,? (?:which|that))? (?:is|are) (?:what|how|where) (?:it|we|they|things|everything) [^.;]{0,30}\b${now}\b`,
  'iu',
)

const possible = new RegExp(
  [
    String.raw`\b(?:may|might|could)(?! (?:only|not))(?: also| well| perhaps| even| then)? (?:be )?(?:\p{L}+ ){0,3}?(?:in|on|with|by|at|from|using|under|use|be|come from|of)?\s?${article}$`,
    String.raw`\bcan (?:also |just as well |equally )?(?:be )?(?:run|hosted|host|built|build|deployed|deploy|live|sit|written)(?: \p{L}+){0,2} (?:in|on|with|at)\s${article}$`,
    String.raw`\b(?:for example|for instance|e\.g\.|such as|say,|something like|perhaps|maybe|possibly|ideas? (?:was|is|like)|heard (?:of|about|good things (?:of|about)))\s${article}$`,
  ].join('|'),
  'iu',
)
const possibleBehind = new RegExp(
  [
    String.raw`^["”)]*(?:\s\([^)]{0,60}\))?(?: \p{Ll}+){0,2} (?:may|might|could)(?! (?:only|not))\b`,
    String.raw`^["”)]*(?:\s\([^)]{0,60}\))?(?: too| also)? (?:is|are|would be|seems?|looks?) (?:also |just )?(?:possible|conceivable|imaginable|an option|one option|a candidate|a possibility|nice to have|fine too|also fine|thinkable|worth a look)\b`,
    String.raw`^["”)]*,? (?:for example|for instance|say|perhaps|maybe|possibly)\b`,
    String.raw`^["”)]*,? or (?:an? )?(?:(?:on |in |with )?(?:something|anything) (?:else|like it|similar)|equivalent|equal|similar|comparable|the like|whatever|wherever|(?:on |in |with )?(?:some|an)other)\b`,
    String.raw`^[^.;]{0,80}\b(?:up to you|is your choice|your (?:choice|decision|call)|you (?:choose|decide)|we do(?: not|n['’]t) mind|no preference)\b`,
  ].join('|'),
  'iu',
)

const habit = new RegExp(
  String.raw`\b(?:(?:is|are|am|['’]re|['’]m|been|quite|well) (?:\p{L}+ )?(?:used to|familiar with|at home (?:in|with|on)|comfortable (?:in|with)|fond of|good (?:at|with)|trained (?:in|on)|experienced (?:in|with)|skilled (?:in|at|with)|happy with)|experience (?:in|of|with)|know(?:s)? (?:their|his|her|its|our) way (?:around|about|in)|grew up (?:on|with)|played with|certificates? (?:in|for))\s${article}$`,
  'iu',
)

const once = new RegExp(
  [
    String.raw`\b(?:was|were|had been|used to be) (?:\p{L}+ly |once |first )?(?:built|hosted|run|developed|written|made|based|done|kept|installed|tried|tested|piloted|operated|stored|managed|programmed|shown)(?: \p{L}+){0,2} (?:in|on|with|by|at|using|under)\s${article}$`,
    String.raw`\b(?:we|they|he|she|i|it|\p{L}+) (?:once |then |also |first |had )?(?:ran|sat|lived|tried|piloted|evaluated|tested|looked at|saw|considered|used|left|abandoned)(?: (?:on|in|with|at))? ${article}$`,
    String.raw`\bused to (?:run|use|work|have|host|sit|live|keep)\b[^.;]{0,30}$`,
    String.raw`\b(?:plans?|planning|intends?|thinks?|thinking|hopes?|hoping) (?:to|of|about) (?:evaluat\w+|look\w* at|consider\w*|test\w*|try\w*)\s${article}$`,
  ].join('|'),
  'iu',
)
const onceBehind =
  /^["”)]*(?:\s\([^)]{0,60}\))?,? (?:(?:which|that) )?(?:was|were) (?:\p{L}+ly |once )?(?:used|tried|tested|piloted|evaluated|shown|demonstrated|looked at|in use|introduced (?:in|at))\b|^["”)]*,? (?:until|up to) (?:19|20)\d\d\b/iu

/** Somebody else's house: what they use is theirs. */
const someoneElse = String.raw`(?:(?<!\ball (?:the |our )?)other|another|sister|twin|neighbou?r(?:ing|s|['’]s|s['’])?|parent|mother|subsidiary|subsidiaries|competitors?|rivals?|peers?|partners?|suppliers?|vendors?|manufacturers?|makers?|bidders?|tenderers?|predecessors?|former|previous|franchisees?|tenants|auditors|(?:my|his|her) (?:\p{L}+ )?(?:brother|sister|cousin|friend|old (?:firm|job|employer)|last (?:firm|job|employer)))`
const has = String.raw`(?:uses?|runs?|works? (?:with|on|in)|has|have|had|chose|bought|went (?:with|for)|swears? by|(?:is|are|sits?|lives?) (?:all )?(?:on|in|at)|built|build|introduced|switched to|moved to|opted for|got|offers?|offered|proposed|suggested|sells?|showed|talks? to|does it (?:in|on|with)|do it (?:in|on|with))`
const ofOthers = new RegExp(
  String.raw`\b${someoneElse}\b(?! systems?\b)[^.;:]{0,60}\b${has}\b[^.;:]{0,50}$|\b${someoneElse}['’]s?\s(?:own )?(?:\p{Ll}+ ){0,2}["“„(]?$`,
  'iu',
)

const ofOthersBehind = new RegExp(
  String.raw`^["”)]*(?: \p{Ll}+){0,2} (?:of|at|with|(?:run|operated|owned) by) (?:the |our |its |an? )?${someoneElse}\b`,
  'iu',
)

type Place = { text: string; start: number; end: number }

const sentenceLeft = (text: string) => text.split(/[.;!?]\s|:\s|\s[–—]\s/).at(-1) ?? text
/** What begins anew behind a comma says something else. */
const clauseLeft = (text: string) =>
  sentenceLeft(text)
    .split(
      /,\s(?:and|but|so|yet|while|whereas|therefore)\s(?=(?:it|we|they|this|that|the|all|everything|new|must|shall|is|are|our)\b)|,\s(?:but|whereas)\s/i,
    )
    .at(-1) ?? text
const sentenceRight = (text: string) => text.slice(0, (/[;!]|[.?](?=\s|$)|\s[–—]\s/.exec(text)?.index ?? text.length) + 1)

const around = ({ text, start, end }: Place) => ({
  left: clauseLeft(text.slice(Math.max(0, start - 160), start)),
  right: sentenceRight(text.slice(end, end + 140)),
})

/** What another house uses; where that house sets the rule, it binds. */
export function isOfOthers(place: Place): boolean {
  const { left, right } = around(place)
  return (ofOthers.test(left) || ofOthersBehind.test(right)) && !binds.test(left) && !binds.test(right)
}

/** Whether a name is only told, whatever the words beside it sound like. */
export function isToldInPassing(place: Place): boolean {
  const { left, right } = around(place)
  // What is asked, and what may be something else as well, is not decided.
  if (/\?\W*$/.test(right) || possibleBehind.test(right)) return true
  if (binds.test(left) || binds.test(right)) return false
  return (
    [ofToday, possible, habit, once, ofOthers].some((words) => words.test(left)) ||
    ofTodayBehind.test(right) ||
    ofOthersBehind.test(right) ||
    onceBehind.test(right)
  )
}

const unused = String.raw`(?:(?:do|does|did)(?: not|n['’]t)|never) (?:use|have|run|own|work with|know)\s${article}$`
const absent = new RegExp(
  [
    String.raw`\b${someoneElse}\b[^.;:]{0,60}\b${unused}`,
    String.raw`\b${now}\b[^.;]{0,40}\b${unused}`,
    String.raw`\b(?:there (?:is|are|was|were)|(?:have|has|had|['’]ve|got)(?: got)?) no\s${article}$`,
  ].join('|'),
  'iu',
)
const unusedBefore = new RegExp(String.raw`\b${unused}`, 'iu')
const notYet = new RegExp(String.raw`^[^.;,]{0,30}\b(?:${now}|yet|here yet|any more)\b`, 'iu')

/** “Our sister hospital does not use Epic”, “we have no SAP yet”: what is not there is not refused. */
export function isOnlyAbsent(place: Place): boolean {
  const { left, right } = around(place)
  return absent.test(left) || (unusedBefore.test(left) && notYet.test(right))
}
