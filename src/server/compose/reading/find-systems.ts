import { findKnownNames, ordinaryWords } from './names/known-names.ts'
import { capitalRuns } from './capital-runs.ts'
import type { Cell } from './cut-tables.ts'
import { isDesignation } from './designations.ts'
import { isNoSystem, organisationWord } from './names/no-systems.ts'
import { isGivenBehind, withEdition } from './name-edition.ts'
import type { KnownName } from './reading.ts'
import { stanceOf, type Stance } from './read-polarity.ts'
import type { Token } from './tokens.ts'

/** A statement as far as it has been read: its words, and what the next sentence says. */
export type ReadStatement = {
  id: string
  text: string
  tokens: Token[]
  next: string
  heading: string | undefined
  /** The heading above its own label. */
  under: string | undefined
  /** The question that it answers: the last of whoever spoke before, or of its paragraph. */
  asked: string | undefined
  isOut: boolean
  paragraph: number
  /** The cells of the row of a table, with the heads of their columns. */
  cells: Cell[] | undefined
}

/** A name at its place in a statement. */
export type Mention = {
  name: string
  statement: ReadStatement
  start: number
  end: number
  known?: KnownName | undefined
  stance: Stance
  /** How much speaks for a system. */
  weight: number
  /** Data move, it stays or goes, or a noun beside it says what it is. */
  hasSign: boolean
  isGeneric: boolean
}

const systemNoun =
  'system|application|app|software|tool|platform|database|historian|ERP|CRM|MES|WMS|TMS|LIMS|PIM|PLM|EMR|EHR|DMS|CMS|GIS|SCADA|ledger|mainframe|server|export|interface|feed|module|suite|gateway|portal|warehouse|DWH|queue|register|registry|cluster|workbook|terminal|directory|tenant|instance|client|connector|broker|archive|store|repository|switch|hub|exchange|website|site|package|solution|intranet|index|catalogue|catalog|service|API|product|log-?in|account|spreadsheet|calendar|dashboard|license|licence|box|recorder|logger|provider|control|controls|controller|machine|instrument|sensor|scanner|journal|program|tracker|master record|layer|messages'
export const isSystemNoun = (word: string) => new RegExp(`^(?:${systemNoun})$`, 'i').test(word)
const nounBehind = new RegExp(String.raw`^['’]?s?\s(?:[\p{Ll}-]+\s){0,1}(?:${systemNoun})s?\b`, 'iu')
const nounBefore = new RegExp(
  String.raw`\b(?:${systemNoun})s?,?\s?(?:\(|:|,|is|called|named|known as|=|is called)?\s?(?:the |is |called |named )?["“„]?$`,
  'iu',
)
const movesBefore =
  /\b(?:from|into|via|through|out of|export(?:s|ed)? to|import(?:s|ed)? (?:from|to|into)|(?:integrat|interfac|connect|link|synchroni[sz]|sync)\w* (?:to|with)|(?:sent|send|sends|delivered|deliver|goes|go|come|comes|came|handed|pushed|posted|post|written|booked|recorded|kept|held|stored|lives?|sits?|registered|loaded|copied|reads?|read|queries|runs?|running|served|taken|managed|built|bookings|done|made|tracked|entered|keyed|typed|uploaded) (?:\w+ )?(?:to|into|in|by|on|from|with|out of|through)|in|on|using|uses?|replac\w+|retire|by|with|against|behind|for|of|has|have|is|are|called|named|keep|at|to|and|or)\s(?:the |our |an? |their |its |old |existing |current |central |legacy |local |own |present |new )*(?:[\p{L}]+['’]s )?["“„(]?$/iu
const strongMoves =
  /\b(?:from|into|via|through|out of|(?:integrat|interfac|connect|link|synchroni[sz]|sync)\w* (?:to|with)|(?:sent|send|sends|delivered|deliver|goes|go|come|comes|came|lands?|handed|pushed|posted|post|passed|passes|reported|issued|submitted|transmitted|operated|published|written|booked|recorded|kept|held|stored|lives?|live|sits?|registered|loaded|copied|reads?|runs?|running|taken|managed|done|entered|keyed|typed|uploaded|measured|captured|produced|calculated|supplied|provided|export|import|back|data|records|entries|history|invoiced|paid|validated|checked|verified|archived|signed|hosted) (?:\w+ )?(?:to|into|in|by|on|from|with|out of|through|against)|(?:shall|must|should|will|to) use|replac\w+|retire|calls?|called|named|reads?)\s(?:the |our |an? |their |its |old |existing |current |central |legacy |local |own |present |new )*(?:(?:contractor|firm|company|vendor|agency|service) )?(?:[\p{L}]+['’]s )?["“„(]?$/iu
const movesBehind =
  /^(?:\s\([^)]{1,60}\))?,?\s(?:(?:which|that|and)\s)?(?:also\s|already\s)?(?:holds?|sends?|delivers?|exports?|provides?|supplies|gets?|feeds?|publishes|contains?|gives? us|hands? over|hands? us|writes? (?:an?|the|its|us)|produces?|emits?|keeps?|stores?|receives?|pushes|stays?|goes\b|remains?|knows|takes?|needs|reads?|polls?|has (?:the|all|our|every)|(?:is|are) (?:the|our) (?:[\p{L}]+ ){0,2}(?:provider|system|tool|register|software|platform|archive)|is (?:the (?:source|master|system)|our|used|being|to be|switched|upgraded|replaced|retired)|records?|runs|serves|shows|does|continues|(?:shall|will|must|should) (?:supply|supplies|deliver|provide|send|feed|give|be read|receive|get|hold|continue|remain|stay|be (?:kept|fed|read|connected|replaced|the source)))\b/iu

/** How the brief is written: names that are its own, letters that it numbers things with, and whether it does without capitals. */
export type Writing = { own: Set<string>; codes: Set<string>; isSmall: boolean }

/** The names in a statement that may be systems, each with what speaks for it. */
export function mentionsIn(statement: ReadStatement, { own, codes, isSmall }: Writing): Mention[] {
  const known = findKnownNames(statement.tokens, isSmall).flatMap((listedAt): Mention[] => {
    const found = withEdition(statement.text, listedAt)
    const { aliases: _, ...listed } = found.listed
    const written = statement.text.slice(found.start, found.end)
    const isOrdinary = ordinaryWords.has(written.toLowerCase()) && written !== written.toUpperCase()
    const signs = weightOf(statement, found)
    if (
      (elsewhere.test(statement.text.slice(Math.max(0, found.start - 60), found.start)) &&
        !isGivenBehind(statement.text.slice(found.end, found.end + 40))) ||
      notOurs.test(statement.text.slice(found.end, found.end + 60))
    )
      return []
    // Where nobody writes capitals, a name needs a sign.
    if (
      isSmall &&
      /^\p{Ll}/u.test(written) &&
      (isOrdinary || (signs < 0.7 && stanceOf({ text: statement.text, ...found }).stance === 'none'))
    )
      return []
    if (isOrdinary && signs < (startsSentence(statement.tokens, found.first) ? 2 : 0.7)) return []
    return [mentionOf(statement, found, { known: listed, weight: 3 + signs })]
  })
  const taken = known.map(({ start, end }) => ({ start, end }))
  const unlisted = capitalRuns(statement.tokens)
    .filter(({ start, end }) => !taken.some((span) => start < span.end && span.start < end))
    .flatMap(({ start, end, first }): Mention[] => {
      const name = statement.text.slice(start, end)
      const right = statement.text.slice(end, end + 60)
      const left = statement.text.slice(Math.max(0, start - 60), start)
      const stays = /^(?:\s\([^)]{1,60}\))?,?\s(?:stays?|remains?|goes away|is (?:switched|turned) off)\b/i.test(right)
      if (/\bSt\.? $/.test(statement.text.slice(Math.max(0, start - 4), start))) return []
      if ((own.has(name.toLowerCase()) && !stays) || isBarred(name, right) || doesAsPerson.test(right)) return []
      if (elsewhere.test(left) || inPlace.test(left) || isDesignation(statement.text, { start, end }, codes)) return []
      const weight =
        weightOf(statement, { start, end }) -
        (startsSentence(statement.tokens, first) &&
        !isSpecial(name) &&
        !nounBefore.test(left) &&
        !isLabelled(statement.text, { start, end })
          ? 1
          : 0)
      return [mentionOf(statement, { start, end }, { weight })]
    })
  return [...known, ...unlisted].toSorted((one, other) => one.start - other.start)
}

type Spot = { start: number; end: number }

function mentionOf(
  statement: ReadStatement,
  { start, end }: Spot,
  { known, weight }: { known?: KnownName; weight: number },
): Mention {
  let said = stanceOf({ text: statement.text, start, end }).stance
  const isLast = /^["”]?(?:\s\([^)]{1,60}\))?[.;,!]?$/.test(statement.text.slice(end))
  if (said === 'none' && isLast && staysNext.test(statement.next.slice(0, 60))) said = 'keep'
  const stance = said === 'ban' || said === 'replace' || !isLast || !goesNext.test(statement.next.slice(0, 80)) ? said : 'replace'
  return {
    name: statement.text.slice(start, end),
    statement,
    start,
    end,
    known,
    stance,
    weight,
    isGeneric: false,
    hasSign: isSigned(statement, { start, end }, stance),
  }
}

/** “STAR, the police benefit system”; a name with what it holds in brackets. */
const apposed = new RegExp(
  String.raw`^["”]?,\s(?:that['’]s |that is |it['’]s |this is )?(?:the|our|an?|which is) [^.;,]{0,50}\b(?:${systemNoun})\b|^["”]?\s\([\p{Ll}][^)]{3,60}\)`,
  'u',
)
const landscape =
  /\b(?:sources?|systems?|interfaces?|existing|landscape|applications?|integrations?|connections?|estate|we (?:have|hold|run|use)|today|stays|in place)\b/i

function isSigned({ text, heading }: ReadStatement, { start, end }: Spot, stance: Stance) {
  const left = text.slice(Math.max(0, start - 60), start)
  const right = text.slice(end, end + 80)
  if (
    isLabelled(text, { start, end }) ||
    (isSpecial(text.slice(start, end)) && (told.test(right) || inApposition(left, right) || isPredicate(left, right)))
  )
    return true
  if (stance === 'keep' || stance === 'replace' || landscape.test(heading ?? '') || apposed.test(right)) return true
  if (/\p{L}\s["“„]$/u.test(left)) return true
  return strongMoves.test(left) || movesBehind.test(right) || nounBehind.test(right) || nounBefore.test(left)
}

/** “our data room in Cavan”: the name is of a town. */
const inPlace =
  /\b(?:rooms?|cent(?:re|er)s?|offices?|sites?|depots?|halls?|buildings?|plants?|branch(?:es)?|workshops?|yards?|mills?|clusters?|municipality) (?:in|at) $/i
/** Somebody else's system: “the county next door uses Tyler”. */
const elsewhere =
  /\b(?:neighbou?r\w*|next door|competitors?|elsewhere|sister \p{L}+|other (?:counties|banks|hospitals|firms|councils|states|towns|yards|shops)|colleagues (?:at|in)|(?:they|he|she) (?:also )?uses?)\b[^.;]{0,40}$/iu
const notOurs = /^[^.;]{0,40}\b(?:not us|not ours|for their own|is no indication|their own purposes|not our)\b/i
/** A person does what follows: “Wanda thinks”, “Reto to confirm”. */
const doesAsPerson =
  /^['’]?s?\s(?:thinks?|says?|said|told|asks?|asked|wrote|wants|would like|to confirm|and I|promised|believes|reckons|suggests|heard|knows|has the table|signs)\b/iu

/** The next sentence says that it goes: “To be replaced.”, “It should die.” */
const goesNext =
  /^\s*(?:(?:it|this|they|both|that)\s)?(?:(?:is|are|will|shall|must|should|has|have|needs?)\s)?(?:to\s)?(?:be\s)?(?:replaced|retired|withdrawn|switched off|decommissioned|phased out|die|go\b(?=[.,;!]| away| once| when| in| by)|goes\b)/i

const staysNext = /^\s*(?:it|that|this|they|both)\s(?:(?:will|shall|must|has to|is to)\s)?(?:stays?|remains?|be kept)\b/i

/** Signs that a name is one of a system: its form, a noun beside it, data that move, or that it stays or goes. */
function weightOf({ text }: ReadStatement, { start, end }: Spot) {
  const name = text.slice(start, end)
  const left = text.slice(Math.max(0, start - 60), start)
  const right = text.slice(end, end + 80)
  let weight = 0
  if (isSpecial(name)) weight += 1
  if (nounBehind.test(right) || nounBefore.test(left)) weight += 2
  if (strongMoves.test(left)) weight += 2
  else if (movesBefore.test(left)) weight += /\p{Ll}\p{Lu}/u.test(name) ? 1 : 0.7
  if (movesBehind.test(right)) weight += 1
  if (/["“„]$/.test(left)) weight += 1
  if (name.includes(' ') && thing.test(name.split(' ').at(-1) ?? '')) weight += 1
  if (isSpecial(name) && (told.test(right) || inApposition(left, right) || isPredicate(left, right))) weight += 1
  if (isLabelled(text, { start, end })) weight += 2
  const { stance } = stanceOf({ text, start, end })
  if (stance === 'keep' || stance === 'replace') weight += 1
  return weight
}

/** How something is handed over stands behind its name: “to SCOS-2 as XML”. */
const told =
  /^\s(?:(?:too|also),? )?(?:as (?:an? )?(?:XML|CSV|JSON|PDF|file)|by (?:XML|CSV|JSON|SFTP|EDI|e-?mail|API)\b|via|over|API\b|exports?\b|feed\b|imports?\b)/i
/** “The agency, TodayTix, sells …” */
/** “The master record is NauticMaster, …”: the noun before is what the name is. */
const isPredicate = (left: string, right: string) =>
  /\b(?:the|our) [\p{L} -]{3,40} (?:is|are) ["“„]?$/iu.test(left) && /^["”]?[,.;]|^["”]?$/.test(right)
const inApposition = (left: string, right: string) => /\b(?:the|our|an?) [\p{L} -]{3,40}, $/iu.test(left) && /^,\s/.test(right)
const equipment =
  /^(?:\W*)(?:POS|tills?|scales|printers?|scanners|telephon\w+|phones|switchboard|ERP|CRM|DMS|GIS|LIMS|MES|WMS|payments?|identity|accounts|accounting|finance|payroll|HR|tickets|mail|e-?mail|maps|weather|calendar|loggers|sensors|cameras|gates|meters|register|ledger|booking|reservations?|stock|inventory|invoicing|billing|archive|directory):\s(?:the |our )?$/i
/** “Scales: Mettler Toledo, RS-232”: a label says what the name is. */
const isLabelled = (text: string, { start, end }: Spot) =>
  start < 40 &&
  ((equipment.test(text.slice(0, start)) && /^\s?(?:[,.;(]|$)/.test(text.slice(end, end + 2))) ||
    (/^\W*\p{L}[\p{L} -]{2,28}:\s$/u.test(text.slice(0, start)) && interfaceBehind.test(text.slice(end, end + 40))))

/** “On-board units: Kelpie, REST API”: behind any label, the way in which it is read says that it is a system. */
const interfaceBehind =
  /^(?:\s\p{Lu}\p{L}+)?,\s(?:(?:by|via|over|with|has|an?) )*(?:REST|SOAP|API|CSV|XML|JSON|SFTP|FTP|EDI|OPC|MQTT|Modbus|Bluetooth|serial|RS-?232|web service|interface|export|file|read[- ]only|nightly|hourly|prints)\b/iu

/** Mixed case, figures or capitals alone: no ordinary word is written so. */
export const isSpecial = (name: string) => /\p{Ll}\p{Lu}|\p{L}-?\d|^\p{Lu}{3,8}s?$|\+/u.test(name)

const startsSentence = (tokens: Token[], at: number) => at === 0 || /^[.!?:;|•"“(–-]$/.test(tokens[at - 1]?.text ?? '')

const isBarred = (name: string, right: string) => {
  const words = name.split(/[\s/]+/)
  if (
    /^(?:CW|KW|W|Q|FY|H)\s?\d|^(?:RS|IEC|EN|DIN|IEEE|RFC)-?\s?\d|^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days$|^(?:REQ|CON|FR|NFR|BR|UC|US|M|R|C)-?\d{1,3}$/.test(
      name,
    )
  )
    return true
  if (
    words.length > 4 ||
    name.length < 2 ||
    /^\p{Lu}['’](?:ve|m|d|ll|s|re)$|^(?:NOT|MUST|SHALL|AND|OR|NO|ALL|ONLY|NEVER|WILL)$/u.test(name)
  )
    return true
  if (words.every((word) => isNoSystem(word) || /^\d+$/.test(word))) return true
  // “Conditions Library”, “State Data Centre” are what their last word says.
  if (words.length > 1 && thing.test(words.at(-1) ?? '')) return false
  // “the Trade Commission register”: what the body keeps.
  if (
    words.length > 1 &&
    /^(?:['’]s)? (?:register|registry|database|portal|service|system|ledger|feed|API|website|index)\b/.test(right)
  )
    return false
  return words.some((word) => organisationWord.test(word)) && !/\p{Ll}\p{Lu}/u.test(name)
}
const thing =
  /^(?:Library|Register|Registry|Centre|Center|System|Service|Portal|Ledger|Index|Directory|Repository|Exchange|Gateway|Hub|Database|Platform|Cloud|Store|Historian|Catalogue|Warehouse|Server|App|File|Calendar|Archive)$/
