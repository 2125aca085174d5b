import { isCurrency } from '../../reading/currencies.ts'
import { clip, quoted } from '../../assembly/phrases.ts'
import type { Statement } from '../../reading/reading.ts'
import type { SentenceRule } from './sentence-rule.ts'

const reach = 400
const told = ({ text }: Statement) => text.slice(0, reach)
const isDemand = ({ kind, force }: Statement) =>
  kind !== 'exclusion' &&
  kind !== 'ban' &&
  kind !== 'background' &&
  kind !== 'goal' &&
  (force !== 'none' || kind === 'need' || kind === 'rule')

const openList =
  /(?<![\p{L}])(etc\.?|and so on|and so forth|and the like|and similar|or similar|among others|and (?:many )?others|and more|amongst other things|usw\.?)(?=[\s,.;)]|$)/u

/** “Invoices, slips etc.”: what else there is has to be built too. */
const restOfList: SentenceRule = {
  weight: 7,
  kind: 'need',
  owner: 'Product owner',
  why: 'What is not listed cannot be priced.',
  proposal: 'Until then the items that are named are offered, and no others.',
  asks: (statement) => {
    const word = openList.exec(told(statement))?.[1]
    return word && isDemand(statement)
      ? `Which items does “${word}” stand for in ${quoted(clip(told(statement), 100))}: is the list complete?`
      : undefined
  },
}

const hours =
  /\b((?:normal |usual |our |regular |standard )?(?:office|business|opening|working|service|core|school|trading) hours|(?:in|at|during) (?:the )?(?:high|peak|low|main|busy) season|peak (?:hours|times|season))\b/i
const hoursTold =
  /\b\d{1,2}(?:[:.]\d\d)? ?(?:h|am|pm|o['’]clock)?\s?(?:-|–|to|until|and)\s?\d{1,2}(?:[:.]\d\d)? ?(?:h\b|am\b|pm\b|o['’]clock|:)|\b(?:monday|mon) (?:to|-|–)|\bfrom (?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i

/** “In office hours”: from when to when. */
const whichHours: SentenceRule = {
  weight: 7,
  kind: 'rule',
  owner: 'Product owner',
  why: 'Availability and support are measured by it.',
  asks: (statement, { says }) => {
    const words = hours
      .exec(told(statement))?.[1]
      ?.toLowerCase()
      .replace(/^(?:in|at|during) (?:the )?/, '')
    return words && statement.kind !== 'exclusion' && !says(hoursTold)
      ? `From when to when, and on which days of the year, are the ${words.replace(/^our /, '')}?`
      : undefined
  },
}

const season =
  /\b((?:in|by|before|after|until|from|this|next|early|late) (?:the )?(?:early |late )?(?:next )?(?:spring|summer|autumn|fall|winter|year|season|christmas|easter|holidays|harvest|term|semester|vacation|break))\b(?! (?:season|months?|[a-z]+s are))/i

/** “In spring”: a day that a plan could hold is not told. */
const whichDay: SentenceRule = {
  weight: 7,
  kind: 'date',
  owner: 'Sponsor',
  why: 'The plan needs a day.',
  asks: (statement) => {
    const text = told(statement)
    const words = season.exec(text)?.[1]
    const isPlan =
      /\b(?:start\w*|live|ready|finish\w*|complet\w*|deliver\w*|launch\w*|go|done|switch\w*|deadline|need\w*|must|shall|have|want\w*|open\w*|move|know|decid\w*|use|working|first|pilot)\b/i.test(
        text,
      )
    return words &&
      isPlan &&
      statement.dates.length === 0 &&
      statement.kind !== 'exclusion' &&
      (statement.segment.field === 'timeline' || isDemand(statement))
      ? `Which day is meant by “${words}” in ${quoted(clip(text, 90))}, and may it move?`
      : undefined
  },
}

const bareFigure =
  /\b((?:at most|maximum(?: of)?|limit(?:ed)? (?:of|to|is)|threshold (?:of|is)|within|exceeds?|interval of|tolerance of|minimum(?: of)?|rate of|capacity of|size of|max\.?|min\.?|retention of|timeout of|set to|not older than|no longer than) (\d+(?:[.,]\d+)*))(?![.,]?\d)(?=[.,;)]|$| (?:and|or|but|must|is|are|on|for|the|an?|by|if|when)\b)/i

/** “Within 5”: minutes, or days. */
const whichUnit: SentenceRule = {
  weight: 8,
  kind: 'size',
  owner: 'Product owner',
  why: 'A figure without its unit can be kept in many ways.',
  asks: ({ text, dates }) => {
    const [, words, figure] = bareFigure.exec(text.slice(0, reach)) ?? []
    const isYear = figure !== undefined && /^(?:19|20)\d\d$/.test(figure)
    return words && !isYear && dates.length === 0
      ? `In which unit is the ${figure} of “${words}” in ${quoted(clip(text, 80))}?`
      : undefined
  },
}

const currencyTold =
  /[€£$¥₹₦₽₺₩₫₴₱]|\b(?:[A-Z]{3}|R|Rs|Fr|kr)\.?\s?\d|\d\s?(?:[A-Z]{3}|kr|zł|Kč|Ft|lei)\b|\b(?:dollars|euros?|pounds|kronor|kroner|francs|rand|rupees|grand|quid|yen|pesos|reais)\b/u

/** “Budget: 40 000”: of what. */
const whichCurrency: SentenceRule = {
  weight: 8,
  kind: 'money',
  owner: 'Sponsor',
  why: 'Limits what is built.',
  asks: ({ text, measures, segment }, { statements }) => {
    const isTold = statements.some(
      (other) => (other.text === text || other.segment.field === 'budget') && currencyTold.test(told(other)),
    )
    const isMoney = segment.field === 'budget' || /\b(?:budget|ceiling|price|cost)s?\b/i.test(text)
    const sum = measures.find(({ unit, value }) => unit === '' && value >= 1000 && !(value >= 1990 && value <= 2060))
    return isMoney && sum && !isTold && !measures.some(({ unit }) => isCurrency(unit))
      ? `In which currency is the ${sum.quote.trim()}, with or without VAT?`
      : undefined
  },
}

const unnamedLaw =
  /\b(the (?:new|revised|coming|upcoming|amended|latest|current|applicable|relevant|national|local|statutory) (?:law|act|regulations?|directive|rules|tariff|standard|guidelines?|requirements|provisions|ordinance|legislation))\b/i

/** “The new regulation”: which, in which version. */
const whichLaw: SentenceRule = {
  weight: 7,
  kind: 'rule',
  owner: 'Product owner',
  why: 'Rules follow its words and its day.',
  asks: ({ text, kind }) => {
    const words = unnamedLaw.exec(text.slice(0, reach))?.[1]?.toLowerCase()
    const isNamed = /\b(?:\d{4}\/\d+|No\.? ?\d+|§|Art(?:icle|\.) ?\d|ISO|EN \d|GDPR|[A-Z]{3,})\b/.test(text)
    return words && !isNamed && kind !== 'exclusion'
      ? `Which text is ${words} by name and version, and from which day is it in force?`
      : undefined
  },
}

const perhaps =
  /\b(possibly|perhaps|maybe|might|optionally|if (?:the )?budget (?:allows|permits)|if there is (?:money|budget|time)(?: left)?|nice[- ]to[- ]have|would be nice(?! but)|later perhaps|at some point)\b/i

/** “Perhaps an app as well”: in the price, or not. */
const inOrOption: SentenceRule = {
  weight: 6,
  kind: 'need',
  owner: 'Sponsor',
  why: 'Changes price and plan.',
  proposal: 'Until then it is priced as an option.',
  asks: ({ text, kind, measures }) => {
    const word = perhaps.exec(text.slice(0, reach))?.[1]?.toLowerCase()
    return word && (kind === 'need' || kind === 'rule') && measures.length === 0
      ? `Is this part of the work or an option with a price of its own (“${word}”): ${quoted(clip(text, 90))}?`
      : undefined
  },
}

export const unsaidRules = [restOfList, whichHours, whichDay, whichUnit, whichCurrency, whichLaw, inOrOption]
