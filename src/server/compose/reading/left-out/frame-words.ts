/**
 * Words that name no work themselves and only say of work whether it belongs to the assignment: “not part of this contract”,
 * “what other teams do”, “we do not want you to touch”. A label, the lead of a list or a predicate that is made of nothing
 * else is a frame around what is named beside it, whatever the trade of the client.
 */
const list = (words: string) => words.trim().split(/\s+/)

const pronouns = list(
  'i we you he she they us me him her them it this that these those here there what which who whatever one ones everything anything something anyone anybody everybody everyone people nothing nobody none somebody someone',
)
const small = list(
  'a an the of in to for with on at by from under into as about within and or but if than then so too also either even just only please thanks thank sorry yes our your their its my his all any each some more such following below above ps hors for up anywhere again ever really quite rather honestly obviously ours yours theirs mine as well both same like whether upon towards regarding concerning therefore hence avoidance doubt',
)
const auxiliaries = list(
  'be is are was were been being am have has having had do does did doing done will would shall should must may might can could ought',
)
const refusing = list(
  'not no never nor neither without cannot nope out outside excluded excludes exclude excluding exclusion exclusions beyond except excepted off ignore ignored disregard disregarded forget forgotten skip skipped leave leaves leaving left omit omitted parked postponed postpone dropped drop hands alone aside elsewhere separately separate exempt non-goals nongoals mind set park',
)
const others = list('other others another different else later second third next future further own')
const works = list(
  'scope scopes project contract contracts tender procurement assignment order mandate engagement commission study call lot lots phase stage round release wave rfp rfq rft offer offers bid quote pricing brief programme program job task tasks remit responsibility responsible concern affair business matter problem headache budget boundaries boundary limits limit subject object part parts piece service services delivery deliverables deliverable agreement agreements thing things item items topic topics table team teams plan works work matter purview duty duties list consideration question hand hats agenda menu cards radar system solution concept specification proposal',
)
const actions = list(
  'want wants wanted need needs needed needing ask asks asked asking expect expects expected expecting include includes included including inclusive cover covers covered covering comprise comprises comprised comprising contain contains touch touches touched touching build builds building built design designs designed designing deliver delivers delivered delivering make makes made making replace replaced replacing rebuild redo redone rebuilt migrate migrated migrating integrate integrated connect connected buy buys buying bought price priced pricing quote quoted quoting provide provided providing supply supplied supplying planned plan planning foresee foreseen intend intended envisage envisaged seek sought seeking look looked looking bother bothered think thought worry handle handled handling deal deals dealt take taken takes draw drawn drag dragged consider considered treat treated discuss discussed extend extends concern concerns interested undertake undertaken required require requires wish wished wishes desired desire tell tells say says said suggest come comes cover carry carried belong belongs fall falls lie lies stay stays remain remains keep kept run runs go goes procure procured tendered commission commissioned introduce introduced reopen reopened offered form forms wants concerned remains revisit revisited propose proposed',
)
const times = list(
  'now today yet already time times year years day days month months moment present being first initial first two three four ii iii iv beginning start currently later once until currently week',
)
const parties = list(
  'supplier suppliers contractor contractors bidder bidders tenderer tenderers vendor vendors consultant consultants provider providers offeror offerors client employer customer purchaser',
)
const known = new Set([...pronouns, ...small, ...auxiliaries, ...refusing, ...others, ...works, ...actions, ...times, ...parties])

/** “don't” is two words, “won't” too. */
export const spelledOut = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replace(/\bwon't\b/gi, 'will not')
    .replace(/\bcan't\b|\bcannot\b/gi, 'can not')
    .replace(/\bshan't\b/gi, 'shall not')
    .replace(/(\p{L})n't\b/giu, '$1 not')
    .replace(/\b(it|that|this|there|he|she|what|here)'s\b/gi, '$1 is')
    .replace(/(\p{L})'(?:re)\b/giu, '$1 are')
    .replace(/(\p{L})'(?:m)\b/giu, '$1 am')
    .replace(/(\p{L})'(?:ll)\b/giu, '$1 will')
    .replace(/(\p{L})'(?:ve)\b/giu, '$1 have')
    .replace(/(\p{L})'(?:d)\b/giu, '$1 would')

const word = /[\p{L}\p{N}][\p{L}\p{N}'-]*/gu
const isKnown = (text: string) =>
  known.has(text) ||
  (text.endsWith('s') && known.has(text.slice(0, -1))) ||
  /^\p{L}{4,}ly$/u.test(text) ||
  /^(?:20\d\d|\d)$/.test(text)
const wordsOf = (text: string) => [...spelledOut(text).toLowerCase().matchAll(word)].map(([one]) => one.replace(/'s$/, ''))

/** Whether a text is made of such words alone. */
export const isFrame = (text: string): boolean => {
  const words = wordsOf(text)
  return words.length > 0 && words.every(isKnown)
}

/** The words at the start of a text that are such words, up to the first that is none: its length in characters. */
export function frameLength(text: string): number {
  let end = 0
  for (const found of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)) {
    if (/[^\s,]/.test(text.slice(end, found.index))) break
    if (!wordsOf(found[0]).every(isKnown)) break
    end = found.index + found[0].length
  }
  return end
}

const done = `(?:${[...works, ...actions, 'in', 'here', 'this', 'ours', 'yours', 'for us', 'now', 'done', 'do', 'doing', 'today', 'time'].join('|')})`
const negated = new RegExp(String.raw`\b(?:not|no|nor|neither|never|none|nothing|nobody|without|nope)\b(?:.*\b${done}\b|\s*$)`)
const wanted = new RegExp(String.raw`\b(?:want|need|ask|expect)\w*\b.*\b(?:do|does|are|is|will|have) not$`)
const outright =
  /\b(?:exclu\w+|never mind|(?:stay|remain|left|kept)s? (?:as|what|where|how) (?:it|they) (?:is|are)|out|outside|beyond|excepted|ignored?|disregard(?:ed)?|forget|skip(?:ped)?|omit(?:ted)?|parked|postponed?|dropped|hands off|left(?! to do)|leav(?:e|es|ing) (?:out|alone|aside|off|it|them|that)|elsewhere|separate(?:ly)?|non-?goals?|off|later|aside|alone)\b/
const byOthers =
  /\b(?:by|with|to|for) (?:somebody|someone|(?:the )?others|other|another)\b|\b(?:under|in) (?:other|another|separate|different)\b|\b(?:other|another|different|separate)\b.*\b(?:do|does|has|have|handle|run|deal|take|cover|deliver|provide)\b|\b(?:some(?:body|one)) else\b/
/** “We cannot do without”, “do not leave out”: denied twice, it is wanted. */
const deniedTwice =
  /\b(?:not|never|nobody|no)\b.*\b(?:without|forget|forgotten|ignored?|skip(?:ped)?|omit(?:ted)?|leave|left|exclu\w+|drop(?:ped)?|postponed?)\b/
const bounding = /\b(?:not?|never) (?:later|less|more|only|than|yet|just|even|like|all|every\w*|as)\b/

/** Whether a frame says that something does not belong to the work. */
export function leavesOutWork(frame: string): boolean {
  const text = wordsOf(frame).join(' ')
  if (deniedTwice.test(text) || bounding.test(text)) return false
  return outright.test(text) || negated.test(text) || wanted.test(text) || byOthers.test(text)
}
