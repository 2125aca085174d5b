import { isCurrency } from '../../reading/currencies.ts'
import { lowered, withoutArticle } from '../../assembly/phrases.ts'
import { topicOf } from '../../assembly/topic-of.ts'
import { article, isOrAre, isSeveral, nounPhrase, type SentenceRule } from './sentence-rule.ts'

const events = 'contract|agreement|licen[cs]e|law|act|regulation|directive|merger|permit|grant|funding|building|extension|bridge|line|move|negotiations?|ruling|appeal|certificate|certification|lease|concession|accreditation|tender|framework|office|hall|school|depot|station'
const untilEvent = new RegExp(
  String.raw`\b(?:until|till|once|as soon as|only (?:after|when)|not before) (?:the|its|their|our|this|a new) ((?:[\p{L}-]+ ){0,2}(?:${events})) (?:is|are|has been|have been|was) (renewed|passed|signed|granted|completed|finished|opened|decided|approved|agreed|in force|built|awarded|extended|concluded|ready|settled|valid)\b`,
  'iu',
)

const onceInALifetime = /\b(?:until|till|once|as soon as|only (?:after|when)|not before) (?:the|its|their|our|this|a new) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:is|are|has been|have been) (renewed|in force|concluded|built|elected|appointed|ratified)\b/iu

/** “Until the contract is renewed”: something holds until a day that nobody names. */
const dayUnnamed: SentenceRule = {
  weight: 8,
  kind: 'date',
  owner: 'Sponsor',
  why: 'A rule ends on that day.',
  asks: ({ text, dates }) => {
    const [, what, state] = onceInALifetime.exec(text.slice(0, 300)) ?? untilEvent.exec(text.slice(0, 300)) ?? []
    return what && state && dates.length === 0 && !(state.toLowerCase() === 'signed' && /(?:contract|agreement)$/i.test(what)) ? `On which day ${isOrAre(what)} the ${lowered(what)} expected to be ${state.toLowerCase()}?` : undefined
  },
}

const partly = /\b(?:usually|normally|mostly|for the most part|in most cases|generally|as a rule|typically|in principle|by and large)\b/i
const howOtherwise = /\b(?:otherwise|in (?:the )?other cases|else|the rest|sometimes|except)\b/i

/** “Usually”: the other cases have to be known too. */
const otherCases: SentenceRule = {
  weight: 5,
  kind: 'rule',
  owner: 'Product owner',
  why: 'The rest needs a way too.',
  asks: (statement) => {
    const { text, kind } = statement
    const word = partly.exec(text.slice(0, 300))?.[0].toLowerCase()
    const isDemand = kind === 'need' || kind === 'rule' || kind === 'quality'
    const topic = topicOf(statement)
    return word && isDemand && topic && !howOtherwise.test(text) ? `${lead(topic)}: what holds in the cases that “${word}” leaves out?` : undefined
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

const vague = new RegExp(String.raw`\b(a little|a few|several|a number of|a handful of|a lot of) ((?:\p{Ll}[\p{L}-]* )?(?:\p{Lu}?[\p{L}-]{3,}))(?=[.,;:)!]|$| (?:are|is|have|has|come|comes|in|of|at|with|who|which|that|still)\b)`, 'u')
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
    if (!amount || !what || !isDemand || noAmount.test(head) || verbs.test(head)) return undefined
    if (!isSeveral(what)) return amount === 'a little' ? `How much ${what} is there, as a share?` : undefined
    return `How many ${what} are there?`
  },
}

const exceptional = /\b(?:in (?:exceptional|special|justified|urgent|individual|rare|certain) (?:cases?|circumstances|situations)|with (?:few|some|rare|certain) exceptions|exceptions (?:are|may be) (?:possible|made|allowed|granted)|by way of exception|exceptionally|by exception)\b/i

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

const hearsay = /\b(?:they (?:say|claim|reckon)|supposedly|allegedly|it is said|so (?:I|we) (?:hear|am told|are told)|I (?:think|believe|guess|reckon)|we (?:think|believe|guess|reckon)|the (?:vendor|maker|supplier|salesman|sales people) (?:says?|claims?|promises?)|if I remember|from memory)\b/i

/** “They say 97 %”: a figure that the design is to stand on, and nobody has counted it. */
const figureUnproved: SentenceRule = {
  weight: 6,
  kind: 'data',
  owner: 'Data owner',
  why: 'Sizes rest on it.',
  asks: ({ text, measures }) => {
    const at = hearsay.exec(text.slice(0, 300))?.index
    const figure = measures.find(({ unit, quote }) => !isCurrency(unit) && unit !== 'o’clock' && at !== undefined && Math.abs(text.indexOf(quote) - at) < 60)
    return figure ? `Who has counted or measured the ${figure.quote.trim()}?` : undefined
  },
}

const optional = /\b(?:if it fits|not a must|if (?:you|it) (?:like|like[sd]? it|makes sense|helps)|use it or not|may be used,? but|need not be used|as you (?:like|see fit)|at your discretion)\b/i

/** “Use it if it fits”: somebody decides whether it does. */
const useOptional: SentenceRule = {
  weight: 6,
  kind: 'mandate',
  owner: 'Sponsor',
  why: 'Changes a part.',
  asks: ({ text, systems, segment }, { statements }) => {
    if (!optional.test(text.slice(0, 300))) return undefined
    const near = statements.find(({ segment: other, systems: named }) => named.length > 0 && other.field === segment.field && other.end < segment.start && segment.start - other.end < 4)
    const name = systems[0]?.name ?? near?.systems[0]?.name
    return name ? `Who decides whether ${name} is used?` : undefined
  },
}

const ofOthers = new RegExp(String.raw`\b((?:[Dd]ata|[Rr]ecords?|images?|recordings?|results?|samples?|models?|measurements?)(?: of (?:the )?[\p{L}\d-]+)?) (?:belongs?|is owned|are owned) (?:to|by) ((?:the )?\p{L}[\p{L}\d&-]*(?: \p{Lu}[\p{L}&-]+)*)`, 'u')

/** Data that is somebody else's may be used as a contract says. */
const contractUntold: SentenceRule = {
  weight: 8,
  kind: 'data',
  owner: 'Data owner',
  why: 'May take data away.',
  asks: ({ text }) => {
    const [, what, whose] = ofOthers.exec(text.slice(0, 300)) ?? []
    return what && whose && !/^(?:us|me|them|it|the|everybody|nobody)$/i.test(whose) ? `What does the contract with ${whose} allow with ${lowered(what)}?` : undefined
  },
}

const second = new RegExp(String.raw`\b(?:in|at|to|on) (?:another|a second|a different|some other|a further) (state|country|site|region|location|data cent(?:re|er)|building|place|province|canton|town)( of (?:the )?[\p{L}]+)?(?=[.,;:)]|$| (?:and|but|than|only|with))`, 'iu')

/** “Backups in another state of the EU”: nobody says which. */
const placeUnnamed: SentenceRule = {
  weight: 7,
  kind: 'data',
  owner: 'Sponsor',
  why: 'Settles hosting.',
  asks: ({ text }, { words }) => {
    const [, place, of = ''] = second.exec(text.slice(0, 300)) ?? []
    const isNamed = place && new RegExp(String.raw`\b(?:second|other|backup|recovery) ${place}\b[^.;]{0,20}\b(?:is|in|at) (?:the )?\p{Lu}`, 'u').test(words)
    return place && !isNamed ? `Which other ${place.toLowerCase()}${of} is meant?` : undefined
  },
}

const someProviders = /\b(two|three|several|different|two different|three different) ((?:[\p{L}-]+ )?(?:providers|carriers|operators|suppliers|vendors|data cent(?:re|er)s|networks|laboratories|banks))\b/iu

/** “Two hosting providers”: nobody says which, and each needs a contract. */
const providersUnnamed: SentenceRule = {
  weight: 6,
  kind: 'gap',
  owner: 'Sponsor',
  why: 'Contracts take time.',
  asks: ({ text, kind, force, systems }) => {
    const [, , what] = someProviders.exec(text.slice(0, 300)) ?? []
    const isAsked = force !== 'none' || /^\W*(?:two|three)\b/i.test(text)
    return kind !== 'exclusion' && what && isAsked && systems.length === 0 ? `With which ${lowered(what).replace(/^different /, '')} is there a contract already?` : undefined
  },
}

const ownTool = new RegExp(String.raw`^(?:the )?(${nounPhrase}) (?:supports?|allows?|offers?|permits?|can be \p{L}+|is \p{L}+) [^.;]{0,40}\b(?:by|with|through|using) (?:its|their|the maker['’]s) own (tool|client|format|program|software|interface|module)s? (?:only|alone)|\bonly (?:by|with|through) its own (tool|client|format|program|software|interface|module)\b`, 'iu')

/** What a product allows by its own tool alone costs a licence of that tool. */
const ownToolOnly: SentenceRule = {
  weight: 7,
  kind: 'interface',
  owner: 'Data owner',
  why: 'Needs licence, skill.',
  asks: ({ text, systems }) => {
    const [, who, one, other] = ownTool.exec(text.slice(0, 300)) ?? []
    const name = systems[0]?.name ?? (who && /^\p{Lu}/u.test(who) ? who : undefined)
    return name && (one ?? other) ? `Is the own ${one ?? other} of ${name} licensed and in use today?` : undefined
  },
}

const afterEvent = /\b(?:days|weeks|months) (?:after|from|of|following) (?:the )?(receipt|signature|award|order|approval|notice|notification|commencement|kick-?off)\b(?! (?:of )?(?:an?|each|every|any|the (?:complaint|request|claim|application|order|goods|message|call|mail|letter))\b)/i

/** “Ten working days after receipt”: a deadline that runs from a day nobody names. */
const dayItRunsFrom: SentenceRule = {
  weight: 6,
  kind: 'date',
  owner: 'Sponsor',
  why: 'The plan begins there.',
  asks: ({ text, dates, segment }, { statements }) => {
    const event = afterEvent.exec(text.slice(0, 300))?.[1]?.toLowerCase()
    const isDue = segment.field === 'timeline' || segment.field === 'deliverables' || /\b(?:submission|report|delivery|contract|project)\b/i.test(text)
    const isDated = event && statements.some((other) => other.dates.length > 0 && other.text.toLowerCase().includes(event))
    return event && isDue && dates.length === 0 && !isDated ? `On which day is the ${event}, from which the time runs?` : undefined
  },
}

const remaining = /\bfor (?:the |all )?(?:remaining|other) (\p{Ll}[\p{L}-]+s)\b/iu

/** “For the remaining depots”: how many that are sizes the work. */
const howManyRemain: SentenceRule = {
  weight: 6,
  kind: 'size',
  owner: 'Product owner',
  why: 'Sizes the work.',
  asks: ({ text, kind }, { words }) => {
    const what = remaining.exec(text.slice(0, 300))?.[1]?.toLowerCase()
    const isDemand = kind !== 'exclusion' && kind !== 'background' && kind !== 'question'
    const isNoThing = /^(?:cases|things|ways|purposes|reasons|times|days|weeks|months|years|uses|parts|points|rules|requirements|respects)$/.test(what ?? '')
    return what && isDemand && !isNoThing && !new RegExp(String.raw`\b(?:remaining|other) \d[\d.,]* ${what}|\d[\d.,]* (?:remaining|other) ${what}`, 'i').test(words) ? `How many are the remaining ${what}?` : undefined
  },
}

const papers = 'certificate|licen[cs]e|permit|insurance|policy|consent|clearance|passport|visa|diploma|warrant|guarantee|inspection|vaccination'
const onlyValid = new RegExp(String.raw`\b(?:unless|without|only if|only with|until|as long as|if|before) (?:the |an? |its |his |her |their )?(?:valid )?((?:[\p{L}-]+ ){0,2}(?:${papers})) (?:is|has|are|was|exists|covers|be)\b|\bwithout (?:an? |the )?valid ((?:[\p{L}-]+ ){0,2}(?:${papers}))`, 'iu')

/** Something waits for a paper to be valid, and some system has to know that. */
const whoKnowsValid: SentenceRule = {
  weight: 7,
  kind: 'interface',
  owner: 'Data owner',
  why: 'A check needs a source.',
  asks: ({ text, systems, kind }, { words }) => {
    const [, one, other] = onlyValid.exec(text.slice(0, 300)) ?? []
    const paper = lowered(withoutArticle(one ?? other ?? ''))
    const isHeld = new RegExp(String.raw`${paper.split(' ').at(-1)}s?\b[^.;]{0,60}\b(?:in|from|held in|kept in|by) (?:the )?\p{Lu}`, 'u').test(words)
    return paper !== '' && systems.length === 0 && kind !== 'exclusion' && !isHeld ? `Which system knows whether the ${paper} is valid?` : undefined
  },
}

const uploads = /\bupload\w*\b/i

/** A file of gigabytes over somebody's line breaks off. */
const brokenUpload: SentenceRule = {
  weight: 5,
  kind: 'interface',
  owner: 'Product owner',
  why: 'Needs a way to resume.',
  asks: ({ text, measures }, { words }) => {
    const size = measures.find(({ unit, value }) => (unit === 'GB' && value >= 0.2) || unit === 'TB' || (unit === 'MB' && value >= 200))
    return size && uploads.test(text.slice(0, 400)) && !/\bresum\w*\b/i.test(words) ? `What if an upload of ${size.quote.trim()} breaks off?` : undefined
  },
}

const figuresOn = /\b(dashboard|cockpit|scorecard|control tower)\b/i
const figuresTold = /\b(?:KPIs?|indicators?|figures?|rate|share|number of|%|turnover|revenue|stock|delay|cost)\b/i

/** A dashboard without a figure. */
const whichFigures: SentenceRule = {
  weight: 8,
  kind: 'need',
  owner: 'Sponsor',
  why: 'Each figure needs a source.',
  asks: ({ text, kind }) => {
    const what = figuresOn.exec(text.slice(0, 300))?.[1]?.toLowerCase()
    return what && kind !== 'exclusion' && kind !== 'ban' && !figuresTold.test(text) ? `Which figures does the ${what} show?` : undefined
  },
}

const blank = /^(.{8,120}?)[:?]?\s*_{3,}\s*$/

/** A line of a form that nobody filled in. */
const leftBlank: SentenceRule = {
  weight: 9,
  kind: 'gap',
  owner: 'Sponsor',
  why: 'The form is empty there.',
  asks: ({ text }) => {
    const label = blank.exec(text.slice(0, 200))?.[1]
    return label ? `The form asks and is left empty: ${lowered(label)}. What is the answer?` : undefined
  },
}

const buzzwords = /\b(blockchain|NFTs?|artificial intelligence|machine learning|AI|big data|digital twin|metaverse|data lake|chat ?bot|GPT|LLM)\b/i

/** A means is named, and no problem. */
const whichProblem: SentenceRule = {
  weight: 9,
  kind: 'gap',
  owner: 'Sponsor',
  why: 'Another means may fit better.',
  asks: ({ text }, { reading, statements }) => {
    const means = buzzwords.exec(text.slice(0, 300))?.[1]
    const isThin = statements.filter(({ kind }) => kind === 'need' || kind === 'rule').length < 3 && reading.systems.length < 2
    return means && isThin ? `What problem is ${/^(?:blockchain|digital twin|metaverse|data lake|chat ?bot)$/i.test(means) ? `the ${means.toLowerCase()}` : means} to solve?` : undefined
  },
}

const alarm = /\b(alarm|alert|warning)s?\b[^.;]{0,60}\b(?:if|when|where|on|at|for|as soon as|whenever|must|shall|comes?|goes?)\b|\b(?:raises?|gives?|triggers?|sends?|gets?) (?:an? |the )?(alarm|alert|warning)s?\b/i
const lights = /\b(?:red|amber|green|yellow)\b(?=[^.;]{0,80}\b(?:red|amber|green|yellow)\b)/i
const judgedBy = /\b(?:is|are|looks?|seems?|something|anything|too|values?|readings?|amounts?|payments?|bookings?|orders?|claims?|entries)\s(suspicious|unusual|abnormal|conspicuous|implausible|excessive)\b|\b(suspicious|unusual|abnormal|conspicuous|implausible|excessive) (?:values?|readings?|amounts?|payments?|bookings?|orders?|claims?|entries|patterns?|cases?|movements?)\b/i
const valueTold = /\b(?:threshold|limit|range|tolerance|above|below|over|under|more than|less than|exceed\w*|outside)\b[^.;]{0,30}\d|\d[^.;]{0,20}\b(?:above|below|or more|or less)\b/i

/** An alarm, a colour or a suspicion, and no value from which on. */
const valueUnset: SentenceRule = {
  weight: 7,
  kind: 'rule',
  owner: 'Product owner',
  why: 'False alarms hang on it.',
  asks: ({ text, kind, measures }, { words }) => {
    const told = text.slice(0, 300)
    const isDemand = kind === 'need' || kind === 'rule' || kind === 'quality'
    if (!isDemand || measures.some(({ unit }) => unit !== '') || valueTold.test(words)) return undefined
    if (lights.test(told)) return 'Who sets the thresholds between green, amber and red?'
    const [, one, other] = judgedBy.exec(told) ?? []
    if (one ?? other) return `From which value on is something ${(one ?? other)!.toLowerCase()}?`
    const [, first, second] = alarm.exec(told) ?? []
    const what = (first ?? second)?.toLowerCase()
    return what ? `From which value on is there ${article(what)}?` : undefined
  },
}

const goes = /\b(?:goes|is switched off|is turned off|is retired|is decommissioned|is shut down|is replaced|is given up|ends)\b[^.;]{0,10}\b(?:once|when|as soon as|only (?:when|after|if))\b/i

/** An old system goes once the new one works: somebody says that it does. */
const whoSaysItGoes: SentenceRule = {
  weight: 6,
  kind: 'date',
  owner: 'Sponsor',
  why: 'Two systems cost twice.',
  asks: ({ text, dates, systems }, { reading }) => {
    const name = systems.find(({ name }) => reading.systems.some((system) => system.name === name && system.role === 'replaced'))?.name
    return name && dates.length === 0 && goes.test(text.slice(0, 300)) ? `Who says that ${name} may be switched off?` : undefined
  },
}

export const termRules = [
  valueUnset,
  whoSaysItGoes,
  dayItRunsFrom,
  howManyRemain,
  whoKnowsValid,
  brokenUpload,
  whichFigures,
  leftBlank,
  whichProblem,
  dayUnnamed,
  otherCases,
  whoSaysWhere,
  amountUnsaid,
  exceptionUntold,
  figureUnproved,
  useOptional,
  contractUntold,
  placeUnnamed,
  providersUnnamed,
  ownToolOnly,
]
