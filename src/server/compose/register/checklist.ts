import type { Name, Statement, Topic } from '#server/solution/statement.ts'
import { topicValues } from './topic-values.ts'
import { phrasePattern } from './phrase-pattern.ts'
import { topicWords } from './topic-words.ts'

type ChecklistTopic = {
  topic: string
  /** The question that is asked if the brief does not mention the topic. */
  question: string
  why: string
}

/** The topics that every design has to cover, in the order in which they are asked. */
export const checklist: readonly ChecklistTopic[] = [
  {
    topic: 'Users',
    question: 'Who will use the system, how many people are there in each group, and what does each group do with it?',
    why: 'The number of people and their tasks decide screens, licences, training and load.',
  },
  {
    topic: 'Money',
    question: 'Which budget is approved for building and for each year of running, and what does it have to cover?',
    why: 'Options can only be compared against a limit.',
  },
  {
    topic: 'Dates',
    question: 'Which dates are fixed, why, and in which periods must nothing change?',
    why: 'Fixed dates and freezes decide the order of the work.',
  },
  {
    topic: 'Acceptance',
    question: 'Who accepts the result, and by which test?',
    why: 'Without an agreed test there is no agreed end.',
  },
  {
    topic: 'Systems and interfaces',
    question: 'Which existing systems does it exchange data with, in which direction, and who can tell us about each interface?',
    why: 'Interfaces take most of the effort and depend on people outside the project.',
  },
  {
    topic: 'Data and its owner',
    question: 'Which data does it hold, where is each kind of data maintained today, and who is responsible for its quality?',
    why: 'Without an owner nobody can decide what is right when two sources differ.',
  },
  {
    topic: 'Where data is kept',
    question:
      'In which country and in whose data centre or cloud may the data be stored and processed, backups and support access included?',
    why: 'It decides which products can be used at all.',
  },
  {
    topic: 'Retention and deletion',
    question: 'How long must each kind of data be retained, and who decides when it is deleted?',
    why: 'Retention periods are legal duties and decide storage and archive.',
  },
  {
    topic: 'Availability',
    question: 'In which hours must it be available, and how long may it be unavailable before work or customers are harmed?',
    why: 'Availability drives the cost of hosting and of support.',
  },
  {
    topic: 'Recovery',
    question: 'After a failure, how much work may be lost, and by when must the system be back?',
    why: 'The answer decides backup, standby systems and the tests of both.',
  },
  {
    topic: 'Performance and volume',
    question:
      'How many transactions, documents or users are there on an ordinary day and at the peak, and how quickly must each answer come?',
    why: 'Sizes and costs are calculated from these figures.',
  },
  {
    topic: 'Security and privacy',
    question: 'How sensitive is the data, and which security standards and assessments must the system pass before it goes live?',
    why: 'Assessments take weeks and must be in the plan from the beginning.',
  },
  {
    topic: 'Access',
    question: 'How do people sign in, who approves their access, and what must each group not be able to see or change?',
    why: 'Access rules shape the data model and cannot be added at the end.',
  },
  {
    topic: 'Operation and support',
    question: 'Who runs and supports the system after launch, with which skills and in which hours?',
    why: 'The design has to suit the people who will run it.',
  },
]

/** One pattern for each language in the order of `topicWords`; topics that need a value have none. */
const patterns = new Map(
  Object.entries(topicWords).map(([topic, languages]) => [topic, languages.map((words) => phrasePattern([words]))]),
)

/** Whether a statement mentions a topic: its values decide first, then plain words of it and of its heading. */
function mentionsTopic(topic: string, { text, label, values }: Statement, { heading, languages }: Around): boolean {
  // Where only a value counts, the heading may have the word that belongs to it: “Retention: 7 years”.
  const told = patterns.has(topic) || heading === '' ? text : `${heading}: ${text}`
  if (topicValues[topic]?.({ text: told, label, values }) === true) return true
  return languages.some((language) => {
    const words = patterns.get(topic)?.[language]
    return words !== undefined && (words.test(text) || (heading !== '' && words.test(heading)))
  })
}

/** The heading above a statement, and the languages of its brief as indexes of `known`. */
type Around = { heading: string; languages: number[] }

/** Function words: first the languages for which the checklist has words, then others. */
const known = [
  'the and of to is are for with from by not that which we our it on at',
  'der die das und nicht mit wird werden ist sind ein eine von für auf im den dem zu',
  'le la les des du et est sont une pour dans sur pas que qui avec aux nous',
  'el los las una y es son para con por que del no se en como',
  'de het een en van niet wordt zijn met voor op aan dat wij die te',
  'i w z na nie jest do się że oraz są od przez dla po za',
  'il lo gli di e è sono per con non che della nel una da',
]
const other = [
  'och att det som är för på inte med av till vi',
  'og det som er ikke av til på at vi har',
  'não uma os das dos são em mais com ao pela você',
  'se na je že které pro od jako nebo jsou v',
  'és az hogy nem egy van meg vagy ezt',
  'ja on ei että joka ovat kun tai sekä',
  've bir bu için ile olarak da değil',
  'și care este pentru din nu sunt cu sau',
]

/** A language counts as one of the brief's if it has this share of the function words of the most frequent one. */
const leastShare = 0.5

/** The languages of a brief for which the checklist has words; none if it cannot judge them. */
function languagesOf(statements: Statement[]): number[] {
  const text = statements.map((statement) => statement.text).join(' ')
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters > 0 && latin * 2 < letters) return []
  const counts = new Map<string, number>()
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1)
  const countOf = (list: string) => list.split(' ').reduce((sum, word) => sum + (counts.get(word) ?? 0), 0)
  const own = known.map(countOf)
  const most = Math.max(...own)
  if (Math.max(...other.map(countOf)) > most) return []
  return own.flatMap((count, language) => (count >= most * leastShare ? [language] : []))
}

/** Words for what passes between systems, or becomes of one, in a sentence with the name of a system. */
const exchanges =
  /(?<!\p{L})(?:(?:read|typed|copied|entered|exported|imported|filed|sent|fed|booked|loaded) (?:in|from|into|to|out of|through|via)|copies|comes? (?:in|from|out of)|goes? (?:back )?(?:in|to|into|out of)|lives? in|stays?|remains?|(?:is|are|be) (?:replaced|retired|kept)|kommt aus|geht (?:an|in)|bleibt|vient d\p{L}+|reste|viene de|sigue|komt uit|blijft)(?!\p{L})/iu

/** Statements in which something comes from a named system or goes to it. */
const withExchanges = (statements: Statement[], names: Name[]): Statement[] => {
  const named = new Set(names.flatMap((one) => one.statements))
  return statements.filter(({ id, text }) => named.has(id) && exchanges.test(text))
}

/** “22 fundraisers and 5 in supporter care use it every day”, “typed into Maximo by 5 clerks”. */
const counted =
  /(?<![\p{L}\d.,$€£])\d[\d.,]*\s(?:\p{Ll}+\s){0,2}?\p{Ll}{2,}s(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:uses?|using|works? (?:in|with)|types?|logs? in|enters?|records?|signs? in)(?!\p{L})|(?<!\p{L})by \d[\d.,]*\s(?:\p{Ll}+\s){0,2}?\p{Ll}{2,}s(?!\p{L})/iu

/** Sentences that say something on a topic without a word of it; looked at only where no statement has one. */
const otherwise: Readonly<Record<string, (statements: Statement[], names: Name[]) => Statement[]>> = {
  'Systems and interfaces': withExchanges,
  Users: (statements) => statements.filter(({ text }) => counted.test(text)),
}

/**
 * Each topic with the statements that mention it, or with none. In a language for which there are no words, only topics recognised by a
 * value are listed: the others cannot be judged.
 */
export function listTopics(statements: Statement[], names: Name[] = []): Topic[] {
  const current = statements.filter(({ earlier }) => !earlier)
  const headingOf = ownHeadings(current)
  const languages = languagesOf(current)
  return checklist.flatMap(({ topic }, index): Topic[] => {
    const mentioned = current.filter((statement) => mentionsTopic(topic, statement, { heading: headingOf(statement), languages }))
    const said = mentioned.length > 0 ? mentioned : (otherwise[topic]?.(current, names) ?? [])
    const [first] = said
    if (first === undefined && languages.length === 0) return []
    return [
      {
        id: `TOP-${index + 1}`,
        source: first === undefined ? { from: 'assumption', reason: 'No statement about it was found' } : first.source,
        topic,
        statements: said.map(({ id }) => id),
      },
    ]
  })
}

/** A heading of fewer statements than this may be the title of a whole field. */
const fewOfField = 6

/** The headings of a statement without the title of its whole field, which is not a topic. */
function ownHeadings(statements: Statement[]): (statement: Statement) => string {
  const counts = new Map<string, number>()
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const { field, heading } of statements) {
    count(field)
    for (const part of partsOf(heading)) count(`${field}\n${part}`)
  }
  return ({ field, heading }) => {
    const whole = counts.get(field) ?? 0
    return partsOf(heading)
      .filter((part) => whole <= fewOfField || (counts.get(`${field}\n${part}`) ?? 0) * 2 <= whole)
      .join(' · ')
  }
}

const partsOf = (heading: string | undefined) => [...new Set((heading ?? '').split(': '))].filter((part) => part !== '')
