import { lowered, withoutArticle } from '../../assembly/phrases.ts'
import type { Statement } from '../../reading/reading.ts'
import { type BriefSoFar, goesOnWith, isOrAre, isSeveral, type SentenceRule } from './sentence-rule.ts'

const reach = 320
const told = ({ text }: Statement) => text.slice(0, reach)
const isDemand = ({ kind, force }: Statement) =>
  kind === 'need' || kind === 'rule' || kind === 'quality' || (force === 'must' && kind !== 'exclusion')

/** Where a thing is kept is told where a system, a list or a place is named beside it. */
const placeTold =
  /\b(?:kept|held|stored|maintained|lie[sd]?|stands?|come[s]?|read|taken|sits?|lives?|exported|delivered|filed|entered)\s(?:\p{L}+ ){0,2}?(?:in|from|by|on|at|with) \p{L}|\b(?:in|from) (?:the |our |a |an )?(?:\p{Lu}[\p{L}\d/-]+|spreadsheets?|Excel|workbooks?|database|paper|binders?|register|catalogue|portal)\b|\bon paper\b/u
const headOf = (phrase: string) =>
  phrase
    .split(/ (?:of|in|for) /)[0]!
    .split(' ')
    .at(-1)!
    .replace(/(?<=[^su])s$/i, '')
const saysWhere = (phrase: string, { statements }: BriefSoFar) => {
  const named = new RegExp(String.raw`\b${headOf(phrase)}s?\b`, 'i')
  return statements.some(
    (statement) => named.test(told(statement)) && (statement.systems.length > 0 || placeTold.test(told(statement))),
  )
}

const listed = new RegExp(
  String.raw`\b(?:our|the|an?|their|its|this|own) ((?:(?!(?:of|and|or|in|on|is|are|the|to|for|from|with|by)\b)[\p{L}-]+ ){0,2}(?:register|waiting list|list|roster|rota|phone book|directory|calendar|rate card|price list|schedule of rates|tariff table|catalogue of \p{L}+))(?=[.,;:)]|$| (?:of|is|are|must|shall|and|or|who|which|that|at|on|for|may|can|get|gets|has|have|with|by))`,
  'iu',
)
const notHeld =
  /\b(?:task list|to-?do list|pick(?:ing)? list|packing list|long list|short ?list|cash register|result list|list price|drop-?down list|distribution list|mailing list)\b/i

/** “Only people on our access register”: a rule rests on a list, and nobody says where that is and who keeps it. */
const listUnplaced: SentenceRule = {
  weight: 8,
  kind: 'data',
  owner: 'Data owner',
  why: 'A rule rests on it.',
  most: 2,
  asks: (statement, brief) => {
    const what = listed.exec(told(statement))?.[1]
    return what &&
      what.toLowerCase() !== 'list' &&
      isDemand(statement) &&
      statement.systems.length === 0 &&
      !notHeld.test(what) &&
      !/\b(?:goes|go|put|moved) (?:on)?to (?:an?|the) (?:\p{L}+ )?list/iu.test(told(statement)) &&
      !saysWhere(what, brief)
      ? `Where is the ${lowered(what)} kept today, by whom?`
      : undefined
  },
}

const ruleData =
  /\b((?:rates|prices|tariffs|fees|mandates|qualifications|competenc(?:e|y|ies)|allergens|embargo(?:e?s)?|permissions|entitlements|superiors?|line managers?|reporting lines|cost centres|test reports|certificates|drawings|recipes|dosages|opening hours|holiday calendar|contract terms|delivery conditions|blocking notes|warranties))\b/iu

/** “Charged by the rates of the customer”: what a rule reads, and no system that has it. */
const dataUnplaced: SentenceRule = {
  weight: 6,
  kind: 'data',
  owner: 'Data owner',
  why: 'A rule reads it.',
  asks: (statement, brief) => {
    const what = ruleData.exec(told(statement))?.[1]
    const things =
      what &&
      lowered(
        withoutArticle(
          what.replace(
            /^(?:the|of|and|or|by|with|in|for|to|our|all|any|no|their|at|from|whose|these|those|under|above|on|as|see|sees|is|are|has|have) /i,
            '',
          ),
        ),
      )
    return things && isDemand(statement) && statement.systems.length === 0 && !saysWhere(things, brief)
      ? /superior|line manager|reporting/.test(things)
        ? 'Where is it recorded today who is whose superior?'
        : `Where ${isOrAre(things)} the ${things} kept today: in which system or on paper?`
      : undefined
  },
}

const level = new RegExp(
  String.raw`\b(?:below|beneath|above|over|under|beyond|reach(?:es)?|exceeds?|outside|within|drops? to|against|by|the|its|an?|of)\s(?:the |its |their |an? |this )?((?:emergency|safety|minimum|maximum|target|critical|reserve|permitted|allowed|agreed|reorder|normal|acceptable) (?:stock|level|quantity|amount|temperature|value|dose|price|weight|load|distance|time|size|number|share)|(?:[\p{Ll}-]+ )?(?:tolerance|threshold|severity|urgency|quota|priority class|risk class|risk score|safety margin))s?(?![\p{L}-])`,
  'iu',
)
/** “Drops below its emergency stock”: a level that a rule turns on, and nobody who sets it. */
const levelUnset: SentenceRule = {
  weight: 8,
  kind: 'rule',
  owner: 'Product owner',
  why: 'The rule turns on it.',
  most: 2,
  asks: (statement, { statements }) => {
    const match = level.exec(told(statement))
    const what =
      match?.[1] && lowered(withoutArticle(match[1].replace(/^(?:the|of|an?|its|by|and|or|in|with|no|each|every|is|are) /i, '')))
    if (!what || statement.kind === 'exclusion' || statement.kind === 'goal' || statement.kind === 'background') return undefined
    const named = new RegExp(String.raw`\b${what.split(' ').at(-1)}\b`, 'i')
    const isSet = statements.some(
      (other) =>
        named.test(told(other)) &&
        (new RegExp(
          String.raw`\b(?:set|sets|defined?|decided?|decides|fixed|assigned|given|chosen|entered) by\b|\bwho (?:sets|decides)\b|\b(?:sets|defines|decides on|fixes|assigns) (?:the |each |its )?(?:\p{L}+ )?${what.split(' ').at(-1)}`,
          'iu',
        ).test(told(other)) ||
          new RegExp(String.raw`\b${what.split(' ').at(-1)}\b[^.;]{0,20}\d|\d[^.;]{0,12}\b${what.split(' ').at(-1)}\b`, 'iu').test(
            told(other),
          )),
    )
    const isScale = /\((?:\d|[A-Z])\s?(?:-|–|to)\s?(?:\d|[A-Z])\)/.test(told(statement)) && /severity|urgency|class/.test(what)
    return isSet && !isScale ? undefined : `Who sets the ${what}, by which criteria?`
  },
}

const state = new RegExp(
  String.raw`\b(?:after|once|when|until|as soon as|if|unless|before|while|where) (?:the |an? |his |her |its |their |each |any )?((?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (?:is|are|has become|becomes?|gets?) (?:too |still |not |really )?(ripe|ready|stable|safe|critical|fit|suitable|urgent|serious|severe|complex|simple|large|small|sensitive|unsafe|dangerous|eligible|overdue|inactive|dormant|at risk|vulnerable|in doubt|doubtful|plausible|implausible|similar|relevant|acceptable|satisfactory|good enough|bad enough|hard|difficult)(?=[.,;:)]|$| (?:and|or|for|to|unless|it|he|she|they|the|a)\b)`,
  'iu',
)
const judged =
  /\b(?:decid\w+|judg\w+|assess\w+|defin\w+|means|i\.e|that is|criteria|according to|by the|as measured|score|classif\w+|\d+ ?%|°)\b/i

/** “After his block is ripe”: a state that a rule begins with, and nobody who tells it. */
const stateUnjudged: SentenceRule = {
  weight: 8,
  kind: 'rule',
  owner: 'Product owner',
  why: 'The rule begins there.',
  asks: (statement, { statements }) => {
    const [, what, adjective] = state.exec(told(statement)) ?? []
    const thing = what && lowered(withoutArticle(what))
    const isNothing = !thing || /^(?:it|he|she|they|we|this|that|there|system|what|you|which|who|all|everything)$/i.test(thing)
    return isNothing ||
      !adjective ||
      judged.test(`${told(statement)} ${goesOnWith(statement, statements.indexOf(statement), statements)}`) ||
      statement.kind === 'exclusion'
      ? undefined
      : `Who decides that ${isSeveral(thing) ? thing : /^\p{Lu}/u.test(thing) ? thing : `the ${thing}`} ${isOrAre(thing)} ${adjective.toLowerCase()}, by which value or sign?`
  },
}

const input =
  /\b(?:correct(?:ion|ed) for|depend(?:s|ing)? (?:on|upon)|adjusted (?:for|to)|taking into account|according to|in relation to) (?:the )?((?:[\p{Ll}-]+ )?(?:hardness|temperature|humidity|weather|wind|tide|water level|moisture|density|weight|thickness|exchange rate|weekly rate|rate of the day|mileage|engine hours|occupancy|load|grade|condition|weather forecast))\b/iu

/** “With a correction for the hardness of the day”: a value that somebody measures and enters. */
const inputUnread: SentenceRule = {
  weight: 7,
  kind: 'data',
  owner: 'Data owner',
  why: 'The result follows it.',
  asks: (statement, brief) => {
    const what = input.exec(told(statement))?.[1]
    return what && isDemand(statement) && statement.systems.length === 0 && !saysWhere(what, brief)
      ? `Who measures or enters the ${lowered(what)}, from which source?`
      : undefined
  },
}

const dated =
  /\buntil the (?:date|day) (?:in|of|given in|stated in|set in|named in) (?:the |its |their )?((?:[\p{L}-]+ ){0,2}[\p{L}-]+)/iu

/** “Until the date in the deposit contract”: a day that stands in a paper. */
const dayInPaper: SentenceRule = {
  weight: 8,
  kind: 'data',
  owner: 'Data owner',
  why: 'A lock ends on that day.',
  asks: (statement) => {
    const paper = dated.exec(told(statement))?.[1]
    return paper && statement.systems.length === 0
      ? `Where is the date of the ${lowered(paper)} recorded, so that a system can read it?`
      : undefined
  },
}

const owner =
  /\b(?:(?:unless|until|only if|by|from|to|tells?|asks?|informs?) (?:the |its |their |an? )?((?:application |data |process |asset |system |job |product |budget |business )?owner)s?|((?:application |data |process |asset |product |business )?owners?) (?:signs?|decides?|approves?|agrees?|confirms?|is told|is asked|releases?))\b/i

/** “Unless its owner signs”: each thing has to have an owner, and somebody has to know whom. */
const ownerUnknown: SentenceRule = {
  weight: 7,
  kind: 'data',
  owner: 'Sponsor',
  why: 'Nobody signs for an orphan.',
  asks: (statement, { says }) => {
    const [, one, other] = owner.exec(told(statement)) ?? []
    const who = (one ?? other)?.toLowerCase().replace(/s$/, '')
    return who &&
      statement.kind !== 'exclusion' &&
      !says(/\b(?:list of (?:the )?owners|owner (?:is|are) (?:listed|recorded|kept)|named owner|owners? (?:stand|is|are) in)\b/i) &&
      !/\b(?:home|house|land|ship|pet|car|dog|flat|vehicle|property)[- ]?owner/i.test(told(statement))
      ? `Where is it listed who the ${who} of each is?`
      : undefined
  },
}

const convert = new RegExp(
  String.raw`^(?:\W*)(?:(?:the )?\p{L}+ (?:must|shall|has to|have to|is to|are to) (?:be )?)?(?:convert|migrate|take over|carry over|translate|rebuild|re-?write|import|digiti[sz]e) (?:all |the |our |existing )*((?:[\p{L}-]+ ){0,2}[\p{L}-]+s)\b`,
  'iu',
)

/** “Convert JCL triggers and calendars”: how many there are sizes the work. */
const howManyToConvert: SentenceRule = {
  weight: 7,
  kind: 'size',
  owner: 'Data owner',
  why: 'Sizes the work.',
  asks: (statement, { says }) => {
    const what = convert.exec(told(statement))?.[1]
    const things = what && (/^\p{Lu}{2,}/u.test(what) ? what : lowered(what))
    return things &&
      statement.affirms &&
      !says(new RegExp(String.raw`\d[\d.,’' ]* (?:[\p{L}-]+ ){0,2}${things.split(' ').at(-1)}\b`, 'iu'))
      ? `How many ${things} are there to convert, of which kinds?`
      : undefined
  },
}

export const referenceRules = [
  listUnplaced,
  dataUnplaced,
  levelUnset,
  stateUnjudged,
  inputUnread,
  dayInPaper,
  ownerUnknown,
  howManyToConvert,
]
