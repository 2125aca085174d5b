import { isCurrency } from './currencies.ts'
import type { Mention } from './find-systems.ts'
import { isUnusuallyCased } from './name-bounds.ts'
import { isCountry } from './names/countries.ts'
import type { NameVerdict } from './learned/judge-name.ts'
import { wordClass } from './learned/word-classes.ts'
import { isOnlyWord, type JudgedNames } from './judge-names.ts'
import type { Doubt, NamedSystem } from './reading.ts'
import { givenNames } from './names/given-names.ts'
import { votedRole, usualRole } from './system-roles.ts'
import type { Group } from './name-group.ts'

/** One group for each system: the same name, a listed alias, a name in brackets, or the last word of a longer name. */
export function groupMentions(mentions: Mention[]): Group[] {
  const groups = new Map<string, Group>()
  const keyOf = new Map<string, string>()
  for (const mention of mentions) {
    const key = (mention.known?.name ?? mention.name).toLowerCase()
    const group = groups.get(key) ?? { name: mention.name, aliases: [], mentions: [], known: mention.known }
    if (mention.name !== group.name && !group.aliases.includes(mention.name)) group.aliases.push(mention.name)
    group.mentions.push(mention)
    groups.set(key, group)
    keyOf.set(mention.name.toLowerCase(), key)
  }
  joinAppositions(groups)
  joinBrackets(groups)
  joinShorter(groups)
  return [...groups.values()]
}

/** “Eagle” after “Landmark Eagle” is the same one. */
function joinShorter(groups: Map<string, Group>) {
  const longer = new Map<string, string>()
  for (const [key, { name }] of groups) if (/[ -]/.test(name)) for (const word of name.split(/[ -]/)) longer.set(word, key)
  for (const [key, group] of groups) {
    const other = groups.get(longer.get(group.name) ?? '')
    if (
      other === undefined ||
      other === group ||
      other.known?.kind === 'cloud' ||
      (group.known !== undefined && other.known === undefined)
    )
      continue
    other.mentions.push(...group.mentions)
    other.aliases.push(group.name, ...group.aliases)
    groups.delete(key)
  }
}

/** What a system is made with names no system. */
const materials = new Set(['database', 'cloud', 'language', 'framework'])

/** “our timetable system Hafnia”: what a thing is, and right behind it its name. Of “the systems Hafnia and Tikko” each is its own. */
function joinAppositions(groups: Map<string, Group>) {
  for (const [key, group] of groups) {
    if (!group.mentions.every(({ isGeneric }) => isGeneric) || group.name.endsWith('s')) continue
    const isBehind = (mention: Mention) =>
      !mention.isGeneric &&
      group.mentions.some(({ statement, end }) => {
        const between = statement.text.slice(end, mention.start)
        const behind = statement.text.slice(mention.end, mention.end + 3)
        return (
          mention.statement === statement &&
          (/^ (?:called )?["“]?$/.test(between) ||
            // “the directory service (Microsoft Active Directory)”, “the portal of the group, “StoneNet”, …”
            (/^ \((?:\p{Lu}\p{L}+ )?$/u.test(between) && /^[),]/.test(behind)) ||
            (/^ of the \p{L}+, ["“]?$/u.test(between) && /^["”]?,/.test(behind)))
        )
      })
    const [namedKey, named] = [...groups].find(([, { mentions }]) => mentions.some(isBehind)) ?? []
    if (!namedKey || !named || materials.has(named.known?.kind ?? '')) continue
    named.aliases.push(group.name, ...group.aliases)
    named.mentions.push(...group.mentions)
    groups.delete(key)
  }
}

/** “the Central Data Repository (CDR)”, “SwimSure (Drupal)”, “MES is "PLATO"”: two names of one system. */
function joinBrackets(groups: Map<string, Group>) {
  const keys = new Map(
    [...groups].flatMap(([key, { name, aliases }]) => [name, ...aliases].map((written) => [written, key] as const)),
  )
  for (const [key, group] of groups) {
    for (const { statement, end } of group.mentions) {
      const behind =
        /^["”]?\s(?:\(|is (?:called )?["“]|,? (?:also )?known (?:in [\p{L} ]{2,20} )?as )(?:called |an? |it was |formerly |was |hereinafter |hereafter |in short |short |abbreviated |also |(?:hereinafter |hereafter )?(?:referred to as|called) |from now on )*(?:the )?["“]?([\p{Lu}][\p{L}\d.+/-]{1,20}(?: \d+)?)["”]?[),.;]/u.exec(
          statement.text.slice(end, end + 60),
        )?.[1]
      const otherKey = keys.get(behind ?? '')
      const other = otherKey === key || otherKey === undefined ? undefined : groups.get(otherKey)
      // “Kontrakta (Delphi, one developer)”: what it is made with is no other name.
      if (other === undefined || otherKey === undefined || materials.has(other.known?.kind ?? '')) continue
      // “the landing scales (Marel)”: a name of its own goes before what it is.
      const isUnnamed = group.mentions.every(({ isGeneric }) => isGeneric)
      group.aliases.push(isUnnamed ? group.name : other.name)
      if (isUnnamed) group.name = other.name
      group.mentions.push(...other.mentions)
      group.known ??= other.known
      groups.delete(otherKey)
    }
  }
}

/** From this probability on a name is a system; where the words beside it say so, or the product is a listed one, less is enough. */
const leastAlone = 0.45
/** Any word has a capital at the beginning of a sentence. */
const leastAtStart = 0.5
const leastWithSigns = 0.01
/** From this probability on the form of a name does not speak against it. */
const surelyTakes = 0.75
/** The sum of signs beside a name that speaks for a system. */
const threshold = 2
/** A role that is likelier than this is taken for what the words around say. */
const sureRole = 0.45
const leastOfDoubt = 0.3
/** A name in a statement of what is left out takes part only where nearly all speaks for it. */
const leastThoughOut = 0.6

/** The groups that are systems, with role, and a doubt for each name that may be one. */
export function systemsOf({ groups, smallWords }: JudgedNames): { systems: NamedSystem[]; doubts: Doubt[] } {
  const systems: NamedSystem[] = []
  const doubts: Doubt[] = []
  for (const { group, verdict } of groups) {
    const isNoSystem = isNoSystemByForm(group, smallWords) && verdict.takesPart < surelyTakes
    const statements = [...new Set(group.mentions.map(({ statement }) => statement.id))]
    const isGeneric = group.mentions.some((mention) => mention.isGeneric)
    const isRefused = group.mentions.some(({ stance }) => stance === 'ban')
    const least = leastOf(group)
    const probability = verdict.takesPart + (isRefused ? verdict.refused : 0)
    if (
      isCountry(group.name) ||
      isCurrency(group.name) ||
      (isGeneric ? isOnlyWord(group, verdict) : isNoSystem || probability < least)
    ) {
      if (!isNoSystem && (verdict.takesPart > leastOfDoubt || hasSigns(group)))
        doubts.push({
          statement: statements[0] ?? '',
          kind: 'name',
          sentence: `“${group.name}” may be a system that the work touches, or only a name.`,
        })
      continue
    }
    // What is named only where something is left out has no part in the work, unless it is said to stay.
    const isLeftOut = group.mentions.every(({ statement, stance }) => statement.isOut && stance !== 'keep' && stance !== 'replace')
    if (isLeftOut && verdict.takesPart < leastThoughOut) continue
    const { role, roles } = likeliestRole(group.mentions, verdict, isRefused)
    if (/^(?:language|framework)$/.test(group.known?.kind ?? '') && role !== 'banned') continue
    systems.push({
      name: group.name,
      aliases: group.aliases,
      role,
      roles,
      statements,
      holds: group.mentions.map(holdsOf).find((words) => words !== undefined),
      protocol: group.mentions.map(protocolOf).find((words) => words !== undefined),
      readOnly: group.mentions.some(isReadOnly),
      known: group.known,
    })
  }
  return { systems, doubts }
}

function leastOf(group: Group): number {
  if (group.known !== undefined || hasSigns(group)) return leastWithSigns
  return group.mentions.every(({ isInitial }) => isInitial) ? leastAtStart : leastAlone
}

/** Somebody, a policy, a place, or a word of the language that has its capital from the beginning of a sentence. */
function isNoSystemByForm(group: Group, smallWords: ReadonlySet<string>): boolean {
  if (group.known !== undefined) return false
  if (group.mentions.every(isOfPerson) || isPolicyNumber.test(group.name)) return true
  if (isUnusuallyCased(group.name)) return false
  if (group.mentions.every(isPlaceBehindIn) || (givenNames.has(group.name) && !hasSigns(group))) return true
  if (smallWords.has(group.name.toLowerCase())) return true
  return wordClass(group.name.toLowerCase()) !== undefined && group.mentions.every(({ isInitial }) => isInitial) && !hasSigns(group)
}

/** “SS1/23” */
const isPolicyNumber = /^\p{Lu}{1,4}\d{1,3}\/\d{2,4}$/u
/** “Ms Rosalind Achterberg” */
const isOfPerson = ({ statement: { text }, start }: Mention) =>
  /\b(?:Mr|Mrs|Ms|Miss|Dr|Prof|Sir|Lady)\.? $/.test(text.slice(Math.max(0, start - 8), start))
/** “on a mainframe in Croydon”, “three in Bergen and one in Tromso”: where no data are kept or entered in it, it is where something stands. */
const isPlaceBehindIn = ({ statement: { text }, start, hasSign, name }: Mention) =>
  /^\p{Lu}\p{Ll}+$/u.test(name) &&
  /\bin (?:the )?$/.test(text.slice(Math.max(0, start - 8), start)) &&
  (!hasSign || countedInPlaces.test(text.slice(0, start)))
const countedInPlaces = /\bin (?:the )?\p{Lu}\p{L}+(?:,| and) (?:\p{Ll}+ ){1,3}in (?:the )?$/u

/** What stands beside a name says by itself that it is a system. */
function hasSigns({ mentions }: Group): boolean {
  // A capital in the middle of a sentence proves that the one at a beginning is of a name too.
  const isProven = mentions.some(({ isInitial }) => !isInitial)
  const weights = mentions.map(({ weight, isInitial }) => weight + (isProven && isInitial ? 1 : 0))
  const weight = Math.max(...weights) + Math.min(1, (mentions.length - 1) * 0.5)
  return weight >= threshold && mentions.some(({ hasSign }) => hasSign)
}

/** The role that the words around say; where they say none, the one that was learned of such words. */
function likeliestRole(mentions: Mention[], { roles: [first] }: NameVerdict, isRefused: boolean): ReturnType<typeof usualRole> {
  const said = votedRole(mentions)
  if (isRefused && said?.role !== 'replaced') return { role: 'banned', roles: ['banned'] }
  if (said !== undefined) return said
  return first === undefined || first.probability < sureRole ? usualRole(mentions) : { role: first.role, roles: [first.role] }
}

const protocols =
  /\b(?:REST(?:ful)?|SOAP|OData|GraphQL|SFTP|FTPS?|AS2|AS4|EDIFACT|EDI|HL7(?: v2| FHIR)?|FHIR(?: R\d)?|DICOM|OPC[ -]?UA|MQTT|Modbus|JDBC|ODBC|LDAP|SAML|OIDC|OpenID Connect|SCIM|Kafka|webhooks?|CSV|XML|JSON|fixed[- ]width|flat files?|batch import|nightly (?:extract|export|dump|file)|file drop|web service|API|IDoc|RFC|BAPI|CDC|SIRI-\w+|GTFS(?:-RT)?|GPRS|e-?mail)\b/i

/** How it is reached, by the words close to its name. */
function protocolOf({ statement, start, end }: Mention) {
  const after = statement.text.slice(end, end + 90).split(/[.;]\s|,\s(?=\p{Lu})/u)[0] ?? ''
  const before = statement.text.slice(Math.max(0, start - 30), start)
  const found = protocols.exec(after)?.[0] ?? (/\b(?:over|via|by)\s[^.;]*$/i.test(before) ? protocols.exec(before)?.[0] : undefined)
  // “the rest” is none.
  return found === 'rest' ? undefined : found
}

/** What is no data in brackets: how many use it, whose it is, how it may be used. */
const noData =
  /["“”]|\b(?:hereinafter|hereafter|short|called|referred|abbreviated|\d+|read|write|only|vendor|maker|made|by|from|since|until|our|own|owned|in-house|licen[cs]\w*|cloud|hosted|version|old|new|closed|stays?|gone|replaced|not|never|no|we|they|it|is|are|has|have|which|that|see|via|over|through|also|too|another|other|platform|system|tool|software|app|yes)\b/i
const heldInBrackets = (words: string | undefined) =>
  words === undefined || !/^\p{Ll}/u.test(words) || /^an? |\b(?:agreement|contract)\b/.test(words) || noData.test(words)
    ? undefined
    : words

/** “B2Kapital (loans, deposits)”, “MES holds orders and recipes”. */
function holdsOf({ statement, end }: Mention) {
  const after = statement.text.slice(end, end + 140)
  const listed = heldInBrackets(/^["”]?\s\((?!\p{Lu}{2,6}\))([^)]{3,80})\)/u.exec(after)?.[1])
  const told =
    /^["”]?\s(?:which\s)?(?:holds|keeps|contains|stores|has|knows|records)\s(?!an? |to |been |had |no )(?:the |our |all |its )*([^.;:,]{3,80}(?:, [^.;:,]{3,40})?)/i.exec(
      after,
    )?.[1]
  return listed ?? told?.replace(/\s(?:and|which|that|but|since)\s.*$/, (rest) => (/^\sand\s\p{Ll}+$/u.test(rest) ? rest : ''))
}

const readOnly =
  /\b(?:read[- ]only|(?:must|shall|may|is|are|do|does|will|should|can)(?: ?not|n['’]t) (?:to )?(?:be )?(?:write|writes|written|post|update|change)|nothing (?:is|may be|must be|shall be) (?:ever )?written|no write|never written|only read|reads? only|never write|not write back)\b/i

function isReadOnly({ statement, start, end }: Mention) {
  const around = statement.text.slice(Math.max(0, start - 100), end + 120)
  return (
    readOnly.test(around) ||
    (readOnly.test(statement.next.slice(0, 100)) && /\b(?:it|either|them|both)\b/i.test(statement.next.slice(0, 100)))
  )
}
