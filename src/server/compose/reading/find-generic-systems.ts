import type { Mention, ReadStatement } from './find-systems.ts'
import { isToBeRetired } from './system-predicates.ts'
import { isMaterial } from './named-beside.ts'
import { stanceOf } from './read-polarity.ts'
import { isInListOfSystems } from './system-frames.ts'
import { touches, type Token } from './tokens.ts'

/** Last words of what has no name of its own and gives, takes or holds data: a spreadsheet, the wall, a weather service. */
const heads = new Set(
  (
    'spreadsheet spreadsheets workbook workbooks whiteboard wall mailbox inbox drive share warehouse mainframe payroll ledger register registers registry directory catalogue catalog database databases historian archive intranet website websites webshop portal calendar switchboard ' +
    'registers till tills display displays kiosk kiosks scanner scanners camera cameras sensor sensors meter meters logger loggers gauge gauges weighbridge weighbridges scale scales printer printers gate gates turnstiles beacons trackers analyser analysers machines plcs scada csv feed feeds export exports file files extract interface api app system systems service platform tool software index library repository exchange gateway hub storage logbook server form diary book cards player'
  ).split(' '),
)
/** What people keep their work on today: a system only where it is to go. */
const carriers = new Set(
  'sheet sheets binder binders notebook notebooks slips calendar board boards folder folders planner list lists books wallchart chart tables'.split(
    ' ',
  ),
)
/** These name something by themselves. */
const alone =
  /^(?:spreadsheets?|mainframe|whiteboard|wall|warehouse|website|intranet|historian|payroll|webshop|inbox|mailbox|tills?|weighbridges?)$/
/** Words before the head without which it names nothing. */
const needsTwo =
  /^(?:drive|share|form|diary|book|cards|files?|scale|gates?|machines|service|system|systems|tool|app|storage|exports?|extract|interface|index|export|player)$/
const little = new Set(
  'the a an our their its his her your this that these those all any some each every no new existing present current old own other another same such of in on to from by with for and or is are was be as at into via through using use uses have has must shall should will can not it we they which who when if one two three four five modern proposed future single whole complete information good better simple both either only also then today still per than but so where come comes goes go sent read reads sends keep keeps stay stays live lives different first second third last next more most many few several my kept held stored written booked recorded entered taken out up over under after before during until without within about between against because while like replace replaces replacing integrate integrated connect connected what how why they use used paper-based full real time good lovely separate level status list there here whose around some between open whole'.split(
    ' ',
  ),
)
const moves =
  /\b(?:from|out of|into|via|through|against|except|export\w* (?:to|from)|import\w* (?:to|from)|(?:sent|sends?|goes?|go|comes?|came|posted|written|booked|recorded|kept|held|stored|lives?|live|sits?|loaded|copied|reads?|entered|keyed|typed|uploaded|delivered|arrives?|collected|taken|bound|listed|registered|planned|tracked|scanned|are|is) (?:\p{L}+,? )?(?:to|into|in|by|on|from|with|through)|poll(?:s|ed)?|reads?|replac\w+|writes? (?:\p{L}+ ){1,3}(?:on|in|into)|retire|buy|bought|take[sn]? (?:it |them )?(?:into|from))\s(?:the |our |an? |their |its |old |existing |current |own |shared |public |\p{Lu}[\p{L}]+['’]s? )*$/iu
const does =
  /^(?:['’]s gone)?(?:\s\([^)]{1,60}\))?(?:\sof (?:the |our )?[\p{L}&]+)?,?\s(?:(?:which|that)\s)?(?:holds?|sends?|delivers?|exports?|provides?|feeds?|pushes|push|polls?|contains?|keeps|takes? (?:a|the|its)|reads?|stays?|stay as|goes?(?: away)?\b|remains?|exists?|is (?:replaced|retired|switched|gone)|gives?|shows? the|has the|data (?:from|comes?))\b|^['’]s gone/iu
/** “the subtitles go as SRT to the web player” */
const asFile = /\b(?:\p{Lu}{3,}[\p{Lu}\d-]*|files?|exports?|extracts?) to (?:the |our )?$/u
const listed = /\b(?:sources?|interfaces?|connected systems|existing systems|systems (?:to|around))\b/i

/** Systems that a statement names by what they are, where data move or where they stay or go. */
export function genericMentions(statement: ReadStatement, taken: { start: number; end: number }[]): Mention[] {
  if (statement.isOut) return []
  const { tokens, text } = statement
  const found: Mention[] = []
  for (const [at, token] of tokens.entries()) {
    if (
      token.is !== 'word' ||
      !(
        heads.has(token.lower) ||
        (carriers.has(token.lower) && isToBeRetired({ text, start: token.start, end: token.end, next: statement.next }))
      ) ||
      heads.has(tokens[at + 1]?.lower ?? '') ||
      (touches(token, tokens[at + 1]) && tokens[at + 1]?.text === '-')
    )
      continue
    const first = firstOf(tokens, at)
    const start = tokens[first]?.start ?? token.start
    if (taken.some((span) => start < span.end && span.start < token.end)) continue
    if (isMaterial(text, { start, end: token.end })) continue
    if (first === at ? !alone.test(token.lower) : needsTwo.test(token.lower) && at - first < 1) continue
    const mention = mentionAt(statement, start, token.end)
    if (mention !== undefined && text.slice(start, token.end).length > 3) found.push(mention)
  }
  return found
}

/** The first of the words that belong to the head. */
function firstOf(tokens: Token[], at: number) {
  let first = at
  while (first > 0 && at - first < 3) {
    const [before, here] = [tokens[first - 1], tokens[first]]
    if (before === undefined || here === undefined) break
    if (before.text === '-' && touches(before, here) && touches(tokens[first - 2], before)) {
      first -= 2
      continue
    }
    if (before.is !== 'word' || here.start - before.end !== 1 || little.has(before.lower) || /(?:ly|['’]s?)$/.test(before.lower))
      break
    first--
  }
  return first
}

function mentionAt(statement: ReadStatement, start: number, end: number): Mention | undefined {
  const { text, heading } = statement
  const left = text.slice(Math.max(0, start - 60), start)
  const right = text.slice(end, end + 80)
  const said = stanceOf({ text, start, end }).stance
  const stance = said !== 'ban' && isToBeRetired({ text, start, end, next: statement.next }) ? 'replace' : said
  const isSigned =
    moves.test(left) ||
    does.test(right) ||
    stance === 'replace' ||
    stance === 'keep' ||
    listed.test(heading ?? '') ||
    isInListOfSystems(heading, { left, right }) ||
    asFile.test(left) ||
    /^sources?:/i.test(text)
  if (
    !isSigned ||
    stance === 'ban' ||
    /^\s(?:is|are|be) (?:wanted|needed|required)|^\s(?:shall|must|should|will|to be)\b/i.test(right)
  )
    return undefined
  return {
    name: text.slice(start, end),
    statement,
    start,
    end,
    stance,
    weight: 2,
    isGeneric: true,
    hasSign: true,
    isInitial: false,
  }
}
