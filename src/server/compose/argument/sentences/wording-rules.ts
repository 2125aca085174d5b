import { topicOf } from '../../assembly/topic-of.ts'
import { isCurrency } from '../../reading/currencies.ts'
import { article, isSeveral, type SentenceRule } from './sentence-rule.ts'

const partly =
  /\b(?:usually|normally|mostly|for the most part|in most cases|generally|as a rule|typically|in principle|by and large)\b/i
const howOtherwise = /\b(?:otherwise|in (?:the )?other cases|else|the rest|sometimes|except)\b/i

/** “Usually”: the other cases have to be known too. */
const otherCases: SentenceRule = {
  weight: 5,
  kind: 'rule',
  owner: 'Product owner',
  why: 'The rest needs a way too.',
  asks: (statement) => {
    const { text, kind, force } = statement
    const word = partly.exec(text.slice(0, 300))?.[0].toLowerCase()
    const isDemand = (kind === 'need' || kind === 'rule' || kind === 'quality') && force !== 'none'
    const topic = topicOf(statement)
    return word && isDemand && topic && !howOtherwise.test(text)
      ? `${lead(topic)}: what holds in the cases that “${word}” leaves out?`
      : undefined
  },
}

const lead = (topic: string) => topic.charAt(0).toUpperCase() + topic.slice(1)
const softened =
  /\b(?:where(?:ver)? (?:possible|practicable|appropriate|feasible|necessary|needed|sensible|reasonable)|if (?:possible|necessary|needed|appropriate|feasible|practicable)|as (?:appropriate|needed|necessary|required|far as possible)|when appropriate|to the extent possible)\b/i

/** “Where possible”: who says that it is not. */
const whoSaysWhere: SentenceRule = {
  weight: 6,
  kind: 'rule',
  owner: 'Product owner',
  why: 'Acceptance hangs on it.',
  asks: (statement) => {
    const word = softened.exec(statement.text.slice(0, 300))?.[0].toLowerCase()
    const topic = topicOf(statement)
    return word && topic && statement.dates.length === 0 && statement.kind !== 'goal' && statement.kind !== 'background'
      ? `${lead(topic)}: who decides what “${word}” means?`
      : undefined
  },
}

const vague = new RegExp(
  String.raw`\b(a little|a few|several|a number of|a handful of|a lot of) ((?:\p{Ll}[\p{L}-]* )?(?:\p{Lu}?[\p{L}-]{3,}))(?=[.,;:)!]|$| (?:are|is|have|has|come|comes|in|of|at|with|who|which|that|still)\b)`,
  'u',
)
const noAmount =
  /^(?:kind|form|way|ways|extent|point|reason|time|day|days|weeks?|months?|years?|hours?|minutes?|seconds?|people|others?|more|thing|things|cases?|of|the|these|those|such|further|hundred|thousand|million|idea|doubt|help|sense)$/i
const verbs = /^(?:\p{L}+(?:ed|ing)|have|are|is|say|want|come|go|need|use|pay)$/iu

/** “A little Romansh”, “several depots”: an amount that sizes work and is none. */
const amountUnsaid: SentenceRule = {
  weight: 5,
  kind: 'size',
  owner: 'Product owner',
  why: 'Sizes the work.',
  asks: ({ text, kind }) => {
    const [, amount, what] = vague.exec(text.slice(0, 300)) ?? []
    const head = what?.split(' ').at(-1) ?? ''
    const isDemand = kind === 'need' || kind === 'rule' || kind === 'volume' || kind === 'given' || kind === 'quality'
    if (
      !amount ||
      !what ||
      !isDemand ||
      /\b(?:had|were|was|(?:have|has) been)\b/i.test(text) ||
      noAmount.test(head) ||
      verbs.test(head)
    )
      return undefined
    if (!isSeveral(what)) return amount === 'a little' ? `How much ${what} is there, as a share?` : undefined
    return `How many ${what} are there?`
  },
}

const exceptional =
  /\b(?:in (?:exceptional|special|justified|urgent|individual|rare|certain) (?:cases?|circumstances|situations)|with (?:few|some|rare|certain) exceptions|exceptions (?:are|may be) (?:possible|made|allowed|granted)|by way of exception|exceptionally|by exception)\b/i

/** A rule with an exception that nobody describes. */
const exceptionUntold: SentenceRule = {
  weight: 7,
  kind: 'rule',
  owner: 'Product owner',
  why: 'An exception is a rule too.',
  asks: (statement) => {
    const word = exceptional.exec(statement.text.slice(0, 300))?.[0]
    const topic = topicOf(statement)
    return word && topic && !/\b(?:namely|for example|e\.g|such as|by the|decides?)\b/i.test(statement.text)
      ? `${lead(topic)}: which exceptions are there?`
      : undefined
  },
}

const hearsay =
  /\b(?:they (?:say|claim|reckon)|supposedly|allegedly|it is said|so (?:I|we) (?:hear|am told|are told)|I (?:think|believe|guess|reckon)|we (?:think|believe|guess|reckon)|the (?:vendor|maker|supplier|salesman|sales people) (?:says?|claims?|promises?)|if I remember|from memory)\b/i

/** “They say 97 %”: a figure that the design is to stand on, and nobody has counted it. */
const figureUnproved: SentenceRule = {
  weight: 6,
  kind: 'data',
  owner: 'Data owner',
  why: 'Sizes rest on it.',
  asks: ({ text, measures }) => {
    const at = hearsay.exec(text.slice(0, 300))?.index
    const figure = measures.find(
      ({ unit, quote }) => !isCurrency(unit) && unit !== 'o’clock' && at !== undefined && Math.abs(text.indexOf(quote) - at) < 60,
    )
    return figure ? `Who has counted or measured the ${figure.quote.trim()}?` : undefined
  },
}

const remaining = /\bfor (?:the |all )?(?:remaining|other) (\p{Ll}[\p{L}-]+s)\b/iu

/** “For the remaining depots”: how many that are sizes the work. */
const howManyRemain: SentenceRule = {
  weight: 6,
  kind: 'size',
  owner: 'Product owner',
  why: 'Sizes the work.',
  asks: ({ text, kind }, { says }) => {
    const what = remaining.exec(text.slice(0, 300))?.[1]?.toLowerCase()
    const isDemand = kind !== 'exclusion' && kind !== 'background' && kind !== 'question'
    const isNoThing =
      /^(?:cases|things|ways|purposes|reasons|times|days|weeks|months|years|uses|parts|points|rules|requirements|respects)$/.test(
        what ?? '',
      )
    return what &&
      isDemand &&
      !isNoThing &&
      !says(new RegExp(String.raw`\b(?:remaining|other) \d[\d.,]* ${what}|\d[\d.,]* (?:remaining|other) ${what}`, 'i'))
      ? `How many are the remaining ${what}?`
      : undefined
  },
}

const alarm =
  /\b(alarm|alert|warning)s?\b[^.;]{0,60}\b(?:if|when|where|on|at|for|as soon as|whenever|must|shall|comes?|goes?)\b|\b(?:raises?|gives?|triggers?|sends?|gets?) (?:an? |the )?(alarm|alert|warning)s?\b/i
const lights = /\b(?:red|amber|green|yellow)\b(?=[^.;]{0,80}\b(?:red|amber|green|yellow)\b)/i
const judgedBy =
  /\b(?:is|are|looks?|seems?|something|anything|too|values?|readings?|amounts?|payments?|bookings?|orders?|claims?|entries)\s(suspicious|unusual|abnormal|conspicuous|implausible|excessive)\b|\b(suspicious|unusual|abnormal|conspicuous|implausible|excessive) (?:values?|readings?|amounts?|payments?|bookings?|orders?|claims?|entries|patterns?|cases?|movements?)\b/i
const valueTold =
  /\b(?:threshold|limit|range|tolerance|above|below|over|under|more than|less than|exceed\w*|outside)\b[^.;]{0,30}\d|\d[^.;]{0,20}\b(?:above|below|or more|or less)\b/i

/** An alarm, a colour or a suspicion, and no value from which on. */
const valueUnset: SentenceRule = {
  weight: 7,
  kind: 'rule',
  owner: 'Product owner',
  why: 'False alarms hang on it.',
  asks: ({ text, kind, measures }, { says }) => {
    const told = text.slice(0, 300)
    const isDemand = kind === 'need' || kind === 'rule' || kind === 'quality' || kind === 'people'
    if (!isDemand || /\bfalse alarms?\b/i.test(told) || measures.some(({ unit }) => unit !== '') || says(valueTold))
      return undefined
    if (lights.test(told)) return 'Who sets the thresholds between green, amber and red?'
    const [, one, other] = judgedBy.exec(told) ?? []
    if (one ?? other) return `From which value on is something ${(one ?? other)!.toLowerCase()}?`
    const [, first, second] = alarm.exec(told) ?? []
    const what = (first ?? second)?.toLowerCase()
    return what ? `From which value on is there ${article(what)}?` : undefined
  },
}

export const wordingRules = [otherCases, whoSaysWhere, amountUnsaid, exceptionUntold, figureUnproved, howManyRemain, valueUnset]
