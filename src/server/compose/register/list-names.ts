import type { Name, Statement } from '#server/solution/statement.ts'
import { clientOf, type Brief } from '#shared/brief.ts'
import { knownProducts } from '#server/verify/known-products.ts'
import { isDistinct, isShout } from './distinct-words.ts'
import { joinAbbreviations } from './join-abbreviations.ts'
import { joinLastNames } from './join-last-names.ts'
import { onlySystems } from './names-of-no-system.ts'
import { monthOf } from './month-of.ts'

type Found = { name: string; statements: string[]; source: Name['source'] }

/** In characters; a longer run of letters is no name. */
const longestName = 80

/** A version: `19c`, `9`, `10.2.2`, `365`. */
const version = /^[1-9]\d{0,4}(?:\.\d{1,2}){0,2}[a-zA-Z]?$/
/** Bodies whose standards have a number: “ISO/IEC 17020”. */
const norm = /^(?:(?:ISO|IEC|EN|DIN|BS|NF|UNE|NEN)(?:\/(?:IEC|TS|EN|TR))?|NIST|RFC)$/
const days =
  /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?$|^(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?$/i
const units =
  /^(?:p\d{2,3}|[kmgt]?bit\/s|[kmgt]bps|m[23]|rto|rpo|v\d+|nda|rev|mio|mrd|mln|sp|gmbh|ag|plc|inc|ltd|tv|cet|gmt|utc|tbc|aa|aaa|phd|k?wh|k?w|m?hz|ghz|[kmgt]b(?:ps)?|dpi|cm|mm|km|kg|ml|rs|eur|usd|gbp|chf|sek|nok|dkk|cad|aud|nzd|inr|msek|vat|gst|iva|mwst|ht|ttc|am|pm|hrs?|kw|q[1-4]|fy\d*|h[12]|fte|id|ids|ok|no|not|and|or|all|yes|do|does|now|ref|must|shall|should|may|pdf|csv|xml|it|uk|us|usa|eu|we|he|she|they|you|ps|asap|tbc|tbd|na|p[1-4]|r|u\.s|u\.k|apis?|rfps?|sla|slas|kpis?|erp|crm|hr|mfa|sms|saas|vms?|gps|iam|eta|ai|ml|faq|dpo|dr|bau|fw|fwd|wg|aob|in|out|x\d+|cfr|decided|open|done|closed|todo|pass|fail|desirable|mandatory|optional|deputy|apologies|mvp|poc|qa|etl|sso|url|http|https|loi|emd|cio|ceo|cto|obvs|ie|eg|pcs?|usb|wi-?fi|v?lan|wan|vpn|qr)$/i
const clauseId = /^(?:\p{Lu}\.)?\p{Lu}{1,4}[-.]?\d{1,4}(?:\.\d+)*\p{Ll}?$/u
/** Words that are capitalised because they are part of a heading, an office or a contract. */
const common =
  /^(?:the|a|an|i|i['’]\S+|clause|section|appendix|annex|exhibit|attachment|schedule|article|phase|level|stage|lot|part|table|figure|book|version|line|week|labour|summer|christmas|easter|contractor|consultant|supplier|vendor|offeror|bidder|authority|department|government|state|county|city|council|board|bank|office|agency|ministry|directorate|system|service|project|contract|company|union|amendment|addendum|corrigendum|head|terms|english|german|french|spanish|welsh|gaelic|hindi|arabic|chinese|turkish|portuguese|european|north|south|east|west|swedish|norwegian|danish|dutch|swiss|austrian|italian|polish|irish|scottish|british|american|canadian|australian|indian|estimated|rules?|act|members?|schools?|district|award|clin|cdrl|deputy|president|director|manager)s?$|^(?:mr|mrs|ms|dr)$/i

/** The names in a brief, each once, with the statements that contain it; a person ticks the role of each. */
export function listNames(brief: Brief, statements: Statement[]): Name[] {
  const own = new Set(
    [clientOf(brief).name, brief.projectName, ...statements.flatMap(({ speaker }) => speakersOf(speaker))].map((name) =>
      name.toLowerCase(),
    ),
  )
  const german = germanFields(statements)
  const headings = new Set(statements.flatMap(({ heading }) => (heading === undefined ? [] : [heading.toLowerCase()])))
  const found = new Map<string, Found>()
  const starts = new Map<string, Found>()
  const plain = plainWords(statements)
  const mentions = statements.map((statement) => ({
    statement,
    // “We KNOW it”: an ordinary word in capitals, because the brief also has it in small letters.
    names: (isTitle(statement.text) ? [] : namesIn(statement.text, german.has(statement.field))).filter(
      ({ name }) => !(isShout(name) && plain.has(name.toLowerCase())),
    ),
  }))
  const sure = new Set([
    ...own,
    ...mentions
      .flatMap(({ names }) => names.filter(({ isStart, rest }) => !isStart && rest === undefined))
      .map(({ name }) => name.toLowerCase()),
  ])
  for (const { statement, names } of mentions) {
    for (const { name: whole, isStart, rest } of names) {
      // “Ask Anna” at the beginning of a sentence, where Anna is a name elsewhere.
      const isVerb = rest !== undefined && /^\p{Lu}\p{Ll}+s \S+$/u.test(whole) && isShout(rest)
      const name = rest !== undefined && (isVerb || sure.has(rest.toLowerCase())) ? rest : whole
      const key = name.toLowerCase()
      if (own.has(key) || headings.has(key)) continue
      const into = isStart ? starts : found
      const known = into.get(key)
      if (known === undefined)
        into.set(key, { name, statements: [statement.id], source: { from: 'brief', field: statement.field, quote: name } })
      else if (known.statements.at(-1) !== statement.id) known.statements.push(statement.id)
    }
  }
  const order = new Map(statements.map(({ id }, index) => [id, index]))
  for (const [key, at] of starts) {
    const known = found.get(key)
    if (known !== undefined)
      known.statements = [...new Set([...known.statements, ...at.statements])].toSorted(
        (one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0),
      )
  }
  joinLastNames(found, statements)
  joinAbbreviations(found, statements)
  return onlySystems([...found.values()], statements, clientOf(brief).name)
    .toSorted((one, other) => (order.get(one.statements[0] ?? '') ?? 0) - (order.get(other.statements[0] ?? '') ?? 0))
    .map(({ name, statements, source }, index) => ({ id: `NAM-${index + 1}`, source, name, statements }))
}

/** “REQUEST FOR A HIGH-LEVEL DESIGN”: in capitals throughout. */
const isTitle = (text: string) => !/\p{Ll}/u.test(text) && text.split(/\s+/, 4).length > 3

/** The words of a brief that occur in small letters. */
const plainWords = (statements: Statement[]) =>
  new Set(statements.flatMap(({ text }) => text.match(/(?<![\p{L}\p{N}/.@-])\p{Ll}{2,}(?![\p{L}\p{N}/.@-])/gu) ?? []))

const speakersOf = (speaker: string | undefined) =>
  speaker === undefined ? [] : [speaker, speaker.replace(/ \(.*$/, ''), ...speaker.replace(/ \(.*$/, '').split(' ')]

/** Fields in which all nouns are capitalised. */
function germanFields(statements: Statement[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { field, text } of statements) {
    const german =
      text.match(/(?<!\p{L})(?:der|die|das|und|nicht|mit|wird|werden|ist|sind|ein|eine|von|für|auf|im)(?!\p{L})/gu)?.length ?? 0
    const english = text.match(/\b(?:the|and|of|to|is|are|for|with|from|by)\b/g)?.length ?? 0
    counts.set(field, (counts.get(field) ?? 0) + german - english)
  }
  // A field of a few words counts as being in the language of the others.
  const whole = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return new Set([...counts].filter(([, count]) => count > 0 || (count === 0 && whole > 0)).map(([field]) => field))
}

type Token = { text: string; start: number; end: number; isStart: boolean }

type Mention = { name: string; isStart: boolean; rest?: string }

function namesIn(text: string, isGerman: boolean): Mention[] {
  const tokens = [...text.matchAll(/\p{L}[\p{L}\p{N}]*(?:[&/+.'’-][\p{L}\p{N}]+)*\+{0,2}|\d+(?:\.\d+)*\p{L}?/gu)].map(
    (match): Token => {
      const before = text.slice(Math.max(0, match.index - 3), match.index)
      return {
        text: match[0].replace(elision, '').replace(/['’]s$/, ''),
        start: match.index + (elision.exec(match[0])?.[0].length ?? 0),
        end: match.index + match[0].length,
        isStart: match.index === 0 || (/(?:[.:!?;•]\s|["“„(]\s?|^\s*|[\n·]\s?)$/.test(before) && !isListed(text, match)),
      }
    },
  )
  const isShouted =
    tokens.filter((one) => isShout(one.text)).length > 3 && tokens.filter((one) => isShout(one.text)).length * 2 > tokens.length
  const names: Mention[] = []
  for (let index = 0; index < tokens.length; index++) {
    const first = tokens[index]
    if (first === undefined || !begins(first, { isGerman, isShouted })) continue
    let last = index
    while (last + 1 < tokens.length && joins(text, tokens.slice(last, last + 2), isGerman)) last++
    const run = trimRun(tokens.slice(index, last + 1))
    index = last
    const [head] = run
    if (head === undefined || (run.length === 1 && isAlone(text, head))) continue
    const name = run
      .map(({ start, end, text: word }, at) => (at === run.length - 1 ? word : text.slice(start, run[at + 1]?.start ?? end)))
      .join('')
    if (isNoName(name)) continue
    const isPlain = head.isStart && !isDistinct(head.text, head.isStart)
    names.push({
      name,
      isStart: run.length === 1 && isPlain,
      ...(run.length > 1 && isPlain && { rest: name.slice(head.text.length).trimStart() }),
    })
  }
  return names
}

/** “Systems: Tillmaster (POS), Orderly”, “loan origination (Lendra)”: only a name is between the marks. */
const isListed = (text: string, { 0: word, index }: RegExpMatchArray & { index: number }) =>
  /(?::\s|\()$/.test(text.slice(Math.max(0, index - 2), index)) &&
  /^(?:,| \(|\))/.test(text.slice(index + word.length, index + word.length + 2))

/** “REVISED. Yes, …”: one word that is a whole sentence. */
const isAlone = (text: string, { text: word, start, end }: Token) =>
  isShout(word) &&
  /(?:^|[.!?]\s)$/.test(text.slice(Math.max(0, start - 2), start)) &&
  /^[.!?](?:\s|$)/.test(text.slice(end, end + 2))

const begins = ({ text, isStart }: Token, { isGerman, isShouted }: { isGerman: boolean; isShouted: boolean }) =>
  !(isShouted && isShout(text) && !knownProducts.has(text)) &&
  (isDistinct(text) || (!isGerman && /^\p{Lu}/u.test(text) && (text.length > 1 || !isStart)))

/** The next word belongs to the same name: adjacent and capitalised, or a version. */
function joins(text: string, [here, next]: Token[], isGerman: boolean): boolean {
  if (
    here === undefined ||
    next === undefined ||
    next.isStart ||
    !/^ (?:& )?$/.test(text.slice(here.end, next.start)) ||
    /['’]s$/.test(text.slice(here.start, here.end))
  )
    return false
  // “SAP PM” is a name; “GOLD AM” is not.
  if (units.test(here.text) || (units.test(next.text) && !(isShout(next.text) && knownProducts.has(here.text)))) return false
  if (norm.test(here.text) && /^\d{3,5}$/.test(next.text)) return true
  if (/^\d/.test(next.text))
    return (
      version.test(next.text) &&
      !/^(?:[,%°/:]|\s?(?:%|\p{Lu}|\p{Ll}+ (?:19|20)\d\d)|\s(?:second|minute|hour|day|week|month|year)s?\b)/u.test(
        text.slice(next.end, next.end + 20),
      ) &&
      (isDistinct(here.text) || (!here.isStart && !common.test(here.text) && monthOf(here.text) === 0))
    )
  return isGerman ? isDistinct(next.text) : /^\p{Lu}/u.test(next.text)
}

/** Trims words at its ends that are not part of a name. */
function trimRun(run: Token[]): Token[] {
  let [first, last] = [0, run.length]
  const isDropped = (one: Token | undefined) =>
    one !== undefined &&
    !isDistinct(one.text) &&
    (dropped.test(one.text) || (one.isStart && imperatives.test(one.text)) || monthOf(one.text) > 0 || days.test(one.text))
  while (first < last && (isDropped(run[first]) || /^\d/.test(run[first]?.text ?? ''))) first++
  while (last > first && isDropped(run[last - 1])) last--
  return run.slice(first, last)
}

const dropped =
  /^(?:hi|hello|hallo|contact|see|ask|note|reference|dear|sirs?|madam|the|a|an|i|i['’]\S+|we|we['’]\S+|our|its?|it['’]\S+|this|that|these|those|there|they|he|she|you|your|my|if|in|on|at|by|to|of|as|for|from|with|when|where|who|what|which|why|how|all|any|each|every|some|no|not|only|one|two|three|four|five|six|and|or|but|so|then|also|until|after|before|today|must|shall|should|may|can|does|do|is|are|was|were|has|have|had|will|would|keep|mr|mrs|ms|dr|der|die|das|le|la|les|el|los|las|un|une)$/i

/** Verbs that begin a demand. */
const imperatives =
  /^(?:add|build|buy|choose|find|get|give|help|let|make|move|provide|put|rebuild|replace|retire|run|select|send|stop|take|use)$/i

/** “d'iManage”, “l'Autorité”: the article is no part of the name. */
const elision = /^(?:[dlnsjmtc]|qu|dell|nell|all|sull)['’](?=\p{L})/iu
/** Feasts and days of the calendar in the languages of briefs. */
const calendarDays =
  /^(?:easter|christmas|thanksgiving|halloween|ramadan|eid|diwali|pentecost|whitsun|good friday|new year|ostern|weihnachten|pfingsten|karfreitag|silvester|pâques|noël|pentecôte|toussaint|ascension|navidad|semana santa|pascua|pasen|kerst|kerstmis|pinksteren|wielkanoc|wielkanocy|boże narodzenie|pasqua|natale|ferragosto|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|eastern|pacific|i{2,3}|iv|vi{0,3}|ix|xi{0,3}|xiv|xv|type i{1,3})$/i

const isNoName = (name: string): boolean =>
  (/^[^/ ]+\/[^/ ]+$/.test(name) && name.split('/').every((part) => part.length > 2 && isNoName(part))) ||
  name.length < 2 ||
  name.length > longestName ||
  calendarDays.test(name) ||
  units.test(name) ||
  common.test(name) ||
  days.test(name) ||
  monthOf(name) > 0 ||
  clauseId.test(name) ||
  dropped.test(name) ||
  (/^\p{L}+ (?:\d+|\p{Lu}|[IVX]+)$/u.test(name) && common.test(name.replace(/ \S+$/, '')))
