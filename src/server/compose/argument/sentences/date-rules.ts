import { lowered, withoutArticle } from '../../assembly/phrases.ts'
import { isOrAre, nounPhrase, type SentenceRule } from './sentence-rule.ts'

const events =
  'contract|agreement|licen[cs]e|law|act|regulation|directive|merger|permit|grant|funding|building|extension|bridge|line|move|negotiations?|ruling|appeal|certificate|certification|lease|concession|accreditation|tender|framework|office|hall|school|depot|station'
const untilEvent = new RegExp(
  String.raw`\b(?:until|till|once|as soon as|only (?:after|when)|not before) (?:the|its|their|our|this|a new) ((?:[\p{L}-]+ ){0,2}(?:${events})) (?:is|are|has been|have been|was) (renewed|passed|signed|granted|completed|finished|opened|decided|approved|agreed|in force|built|awarded|extended|concluded|ready|settled|valid)\b`,
  'iu',
)

const onceInALifetime =
  /\b(?:until|till|once|as soon as|only (?:after|when)|not before) (?:the|its|their|our|this|a new) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:is|are|has been|have been) (renewed|in force|concluded|built|elected|appointed|ratified)\b/iu

/** “Until the contract is renewed”: something holds until a day that nobody names. */
const dayUnnamed: SentenceRule = {
  weight: 8,
  kind: 'date',
  owner: 'Sponsor',
  why: 'A rule ends on that day.',
  asks: ({ text, dates }) => {
    const [, what, state] = onceInALifetime.exec(text.slice(0, 300)) ?? untilEvent.exec(text.slice(0, 300)) ?? []
    return what && state && dates.length === 0 && !(state.toLowerCase() === 'signed' && /(?:contract|agreement)$/i.test(what))
      ? `On which day ${isOrAre(what)} the ${lowered(what)} expected to be ${state.toLowerCase()}?`
      : undefined
  },
}

const afterEvent =
  /\b(?:days|weeks|months) (?:after|from|of|following) (?:the )?(receipt|signature|award|order|approval|notice|notification|commencement|kick-?off)\b(?! (?:of )?(?:an?|each|every|any|the (?:complaint|request|claim|application|order|goods|message|call|mail|letter))\b)/i

/** “Ten working days after receipt”: a deadline that runs from a day nobody names. */
const dayItRunsFrom: SentenceRule = {
  weight: 6,
  kind: 'date',
  owner: 'Sponsor',
  why: 'The plan begins there.',
  asks: ({ text, dates, segment }, { statements }) => {
    const event = afterEvent.exec(text.slice(0, 300))?.[1]?.toLowerCase()
    const isDue =
      segment.field === 'timeline' ||
      segment.field === 'deliverables' ||
      /\b(?:submission|report|delivery|contract|project)\b/i.test(text)
    const isDated = event && statements.some((other) => other.dates.length > 0 && other.text.toLowerCase().includes(event))
    return event && isDue && dates.length === 0 && !isDated ? `On which day is the ${event}, from which the time runs?` : undefined
  },
}

const goes =
  /\b(?:goes|is switched off|is turned off|is retired|is decommissioned|is shut down|is replaced|is given up|ends)\b[^.;]{0,10}\b(?:once|when|as soon as|only (?:when|after|if))\b/i

/** An old system goes once the new one works: somebody says that it does. */
const whoSaysItGoes: SentenceRule = {
  weight: 6,
  kind: 'date',
  owner: 'Sponsor',
  why: 'Two systems cost twice.',
  asks: ({ text, dates, systems }, { reading }) => {
    const name = systems.find(({ name }) =>
      reading.systems.some((system) => system.name === name && system.role === 'replaced'),
    )?.name
    return name && dates.length === 0 && goes.test(text.slice(0, 300)) ? `Who says that ${name} may be switched off?` : undefined
  },
}

const moving = new RegExp(
  String.raw`^(?:the |our )?(${nounPhrase}) (?:is|are) (?:still )?(?:in progress|under way|being (?:built|written|negotiated|renewed|replaced|moved))\b`,
  'iu',
)

/** Something around the work is on the move at the same time. */
const onTheMove: SentenceRule = {
  weight: 6,
  kind: 'date',
  owner: 'Sponsor',
  why: 'The ground may shift.',
  asks: ({ text, dates }) => {
    const what = moving.exec(text.slice(0, 200))?.[1]
    return what && dates.length === 0 ? `When ${isOrAre(what)} the ${lowered(withoutArticle(what))} done?` : undefined
  },
}

export const dateRules = [dayUnnamed, dayItRunsFrom, whoSaysItGoes, onTheMove]
