import { projectDocument } from './people-use.ts'
import type { PeopleMention } from './listed-people.ts'
import type { ReadStatement } from './find-systems.ts'
import { isSystemNoun } from './system-nouns.ts'
import { isOrganisationNoun, isOutsider, isRoleNoun, isSingleRole } from './role-nouns.ts'

/** What only people do with a record; a machine checks, sends and stores too. */
const humanAct =
  'approved|signed(?: off)?|countersigned|initialled|endorsed|authori[sz]ed|vetted|released|acknowledged|entered|keyed in|typed in|filled in|ticked off|drawn up|lodged|examined|assessed|valued|graded|corrected|amended|photographed|attached|prescribed|confirmed|decided(?: on)?|reviewed'
const doneBy = new RegExp(
  String.raw`(?:\b(?:is|are|be|being|gets?)\s|,\s)(?:(?:\p{L}+ly|also|then|only|first|always|to be|and|or)\s){0,2}(?:${humanAct})(?:,? (?:and|or|then) (?:\p{L}+ly )?\p{L}+(?:ed|en|wn))?(?: (?:off|in|on|out|up|there|again|daily|(?:in|on|at|for|to|within) (?:the |a |an )?\p{L}+)){0,2} by (?:the |an? |our |each |every |both )(?!same\b|means\b|\d)`,
  'giu',
)
/** “… before the stoker has released it”. */
const doesFirst = new RegExp(
  String.raw`\b(?:before|until|unless|once|after) (?:the |an? |our |each |both )((?:[\p{L}-]+ ){1,3})(?:has|have) (?:\p{L}+ly )?(?:${humanAct})\b`,
  'giu',
)
/** Nobody but people signs in, or stays in the loop of a machine. */
const signsIn =
  /(?:^|[.;:,|] |\b(?:the|our|each|every|an?|and) )((?:\p{L}[\p{L}’'-]*\s)?\p{L}[\p{L}-]{3,})\s(?:(?:can|may|must|shall|will|also|then|only)\s){0,2}(?:(?:logs? (?:on|in)|signs? in)\b|stays? in the loop\b)/giu
const signs = /\b(?:logs? (?:on|in)|signs? in|in the loop)\b/i
/** “a second officer of the town hall compares …, releases” */
const secondOf =
  /(?:^|[.;:] |\b(?:an?|the|until|before) )((?:second|third|different) (?:person|colleague|officer|clerk)s? (?:of|from|in|at) (?:the |our )?[\p{L}-]+)\s(?:(?:has to|must|shall|then|also)\s)?(?:compares?|checks?|confirms?|releases?|approves?|signs?|decides?|reviews?|countersigns?)\b/giu
/** “The public sees streets” */
const publicSees =
  /(?:^|[.;:,] |\b(?:and|but|what) )the (public) (?:(?:can|may|must|shall|should|will|only|also)\s){0,2}(?:sees?|looks? (?:at|up)|views?|search(?:es)?|follows?|finds?|reads?)\b/giu
/** “never without the release of the declarant” */
const neededOf = new RegExp(
  String.raw`\bwithout (?:the |an? )?(?:prior |written |express )?(?:release|approval|signature|sign-off|go-ahead) (?:of|by|from) (?:the |our )`,
  'giu',
)
/** What stands behind “by the”, up to the word that goes on with the sentence. */
const agent =
  /^((?:[\p{L}-]+\s){0,2}?[\p{L}-]{3,}(?:\sof (?:the )?\p{Lu}[\p{L}-]+)?)(?=[.,;:)]|$|\s(?:before|and|or|prior|when|whenever|by|in|at|on|after|within|who|which|through|with|for|to|until|from|as|only|per|via|upon|every|each|once|without|unless|if|while|where|beforehand|afterwards|again|but|not|of)\b)/u

const noPerson =
  /^(?:\p{L}*(?:default|hand|post|law|contract|card|software|programs?|algorithm|model|rules?|machines?|sensors?|scales?|scanner|reader|camera|robot|computer|meter|gateway|engine|process|deadline|date|time|day|week|month|year|end|standard|act|code|key|following|list|table|method|procedure|schema|format|amount|value)s?|(?:directorate|ministry|minister|authority|authorities|court|regulator|bank|insurer|government|parliament|commission|agency|inspectorate|manufacturer|union|parties|council|board|committee|humans?|persons?|people|somebody|someone|anybody|anyone|nobody|everybody|everyone|who|they|she|he|you|it|that|which|this|users?|app|client|server|software|product|page|site|device|phone|tablet))$/iu

/** “Each cast is signed off by the founder”: whoever is said to do what only people do uses the system, whatever the name. */
export function agentsIn(statement: ReadStatement): PeopleMention[] {
  const { text, isOut, heading } = statement
  const told = text.slice(0, 1200)
  if (isOut || projectDocument.test(told.slice(0, 400)) || projectDocument.test(heading ?? '')) return []
  const found = [...told.matchAll(doneBy), ...(/\bwithout\b/i.test(told) ? told.matchAll(neededOf) : [])].flatMap((match) => {
    if (/\b(?:not|never|no longer|already)\b/i.test(match[0])) return []
    const end = match.index + match[0].length
    return agent.exec(told.slice(end, end + 60))?.[1] ?? []
  })
  const acts = [doesFirst, ...(signs.test(told) ? [signsIn] : []), ...(/\bthe public\b/i.test(told) ? [publicSees] : [])]
  const named = acts.flatMap((act) => [...told.matchAll(act)].map(([, name = '']) => name))
  const agents = [...found, ...named].flatMap((words) => {
    const name = words.trim().replace(/^(?:two|three|four|five|six|an?|the|our|each|every)\s/i, '')
    return isOther(headOf(name)) ? [] : [name]
  })
  const seconds = [...(/\b(?:second|third|different)\b/i.test(told) ? told.matchAll(secondOf) : [])].map(([, name = '']) => name)
  return [...agents, ...seconds].map((name) => ({ name, key: name.toLowerCase(), statement, uses: true, head: headOf(name) }))
}

const joined =
  /^(?:,? and|,) (?:the|our) (\p{Ll}[\p{Ll}-]{3,}(?: \p{Ll}[\p{Ll}-]{3,})?)(?= (?:have to|must|can|may|shall|should|will|need to|see|use|enter|record|approve|sign|check|open|confirm|change)\b)/u
/** “teachers, matrons and the precentor have to see it”: who stands in a list with people, and does the same, is one of them. */
export function coordinatedAgents(statement: ReadStatement, people: PeopleMention[]): PeopleMention[] {
  const { text } = statement
  return people.flatMap(({ name, uses }): PeopleMention[] => {
    const at = text.indexOf(name)
    const other = uses !== true || at < 0 ? undefined : joined.exec(text.slice(at + name.length, at + name.length + 60))?.[1]
    if (other === undefined || isOther(headOf(other))) return []
    return [{ name: other, key: other.toLowerCase(), statement, uses: true, head: headOf(other) }]
  })
}

const headOf = (name: string) =>
  name
    .split(/\sof\s/)[0]
    ?.split(' ')
    .at(-1)
    ?.toLowerCase() ?? ''

/** A name under which nobody acts: a system, a body, a thing, what is done. */
export const isNoAgent = (head: string) =>
  noPerson.test(head) ||
  isSystemNoun(head) ||
  isOrganisationNoun(head) ||
  thing.test(head) ||
  /(?:ing|tion|ment|ness|ity|age|ence|ance|ure|ism)s?$/.test(head)
const thing =
  /^(?:list|page|screen|display|button|map|form|report|letter|contract|law|tender|house|place|company|firm|ministry|plan|file|record|data|note|number|order|job|task|work|stock|price|money|budget|project|client|customer|price|result|value|figure|picture|image|photo|label|ticket|invoice|bill|receipt|card|paper|book|board|box|car|truck|boat|ship|train|bus|plane|pump|line|plant|shop|room|door|gate|network|internet|email|mail|message|alarm|light|signal|water|gas|power|rest|others?|former|latter|counter|printer|scanner|computer|server|folder|filter|container|reader|tracker|meter|order|letter|timer|browser|router|tower|river|matter|chapter|answer|layer|power|paper|center|corner|border|header|trailer|mixer|dryer|conveyor|motor|reactor|refrigerator|freezer|cooler|heater|burner|logger|controller|starter|receiver|transmitter|sensor|sections?|rules?|clauses?)s?$/

/** No people, or people who are found by their names. */
const isOther = (head: string) =>
  noPerson.test(head) ||
  isSystemNoun(head) ||
  isOutsider(head) ||
  isOrganisationNoun(head) ||
  /(?:ing|tion|ment|ness|ity)s?$/.test(head) ||
  isRoleNoun(head) ||
  isSingleRole(head)
