import type { Brief } from '#shared/brief.ts'
import { quoteMaterial } from '../material.ts'
import type { DesignPart } from './answer-parts.ts'

/** The instructions for each part of the design, and those for all parts. */
const wishes: [part: DesignPart | undefined, words: string][] = [
  [
    undefined,
    `- Read every statement. What the client refuses is not used, what the client leaves out is not designed, what is only told about today is no demand.`,
  ],
  [
    'head',
    `- system: a noun phrase for the thing itself. summary: two or three sentences for page one, as said to the client. isAdvice: true where a decision or a plan is wanted and nothing is to be built.`,
  ],
  ['head', `- names: what each system, product, standard and person in the brief is to the work.`],
  [
    'head',
    `- outside: the people and systems around the design, by the client's names. components: 6 to 14, each a noun phrase, with what it does and why here, a product where the brief names one (productStated true) or you propose one, what happens when it fails, and the tests that it has to pass. supports: true for what serves all others (sign-in, monitoring).`,
  ],
  [
    'flows',
    `- connections: what goes from where to where. scenarios: two to five that matter, over those connections, each with its failure. data, interfaces: what a developer needs to begin.`,
  ],
  ['flows', `- quality: by ISO/IEC 25010 characteristic, with the components.`],
  [
    'plan',
    `- decisions: three to six real ones, the chosen option first. risks: what may really go wrong here, with somebody who acts.`,
  ],
  [
    'plan',
    `- work: packages with days by role, low and high, for one team, the calendar weeks that the team takes for each, and what each hands over (gives: results without days, which code prints from the weeks). Plan against the client's dates and closed periods. Nothing goes live before its own test, the training of its users and the load of its data. No prices that the brief does not have.`,
  ],
  [
    'plan',
    `- start: the first day that your plan counts with (YYYY-MM-DD): the day that the brief names for it, else one that it leaves possible; null where nothing in the brief lets you say. dates: every date of the brief that is not plain history: due (what the packages in work hand over has to be there by to; what is due before a package ends is a package of its own), closed (none of the packages in work may end from from to to: those that change what is in use) or event (an award, a meeting, a contract that ends; no work). A date that your plan misses is answered no or in-part, or a question names its statement; a plan that meets it is better.`,
  ],
  [
    'plan',
    `- budgets: each limit that the client sets for the money of this work, with what it limits (the build; running, each year). Prices of other things and turnover are none.`,
  ],
  [
    'plan',
    `- questions: at most ten, each about something that changes the design, dates or price, and that the brief does not answer. Where two statements contradict each other, a question names both and says what you assume until it is answered.`,
  ],
  [
    'answers',
    `- answers: one for every statement that asks for something (marked “asks”), and for each other one that, as you read it, asks for something, excludes something or fixes a date or money: yes, in-part, no, ask (a question of yours covers it) or set-aside (no answer is needed; how says why). how names the mechanism, in one or two sentences; it does not repeat the statement. What cannot be done as it is asked is answered no, in-part or ask, with what can be done instead. Statements are named by id.`,
  ],
  [
    undefined,
    `- Numbers, dates and names are those of the brief, or are marked in the sentence as proposed. Ids of statements have fields of their own and are in no sentence.`,
  ],
]

/** The properties of a reference design that each part starts from. */
const ofReference: Record<DesignPart, string[]> = {
  head: ['purpose', 'system', 'summary', 'isAdvice', 'plugs', 'components'],
  flows: ['connections', 'walks', 'data', 'interfaces', 'quality'],
  plan: ['decisions', 'work', 'risks', 'questions', 'needs', 'assumptions', 'costs'],
  answers: [],
}

type Asked = { isAgent: boolean; part?: DesignPart }

/** The design instruction for a model; a reference design that a person chose is its starting material. */
export function designInstruction({ design, names = [] }: Brief, { isAgent, part }: Asked): string {
  const ticked = names.map(({ name, role }) => `${name}: ${role}`).join('\n')
  const {
    name: _,
    fits: __,
    doesNotFit: ___,
    signs: ____,
    ...rest
  } = design?.design ?? { name: '', fits: '', doesNotFit: '', signs: [] }
  const kept = part ? Object.fromEntries(Object.entries(rest).filter(([name]) => ofReference[part].includes(name))) : rest
  const chosen = design && part !== 'answers' && JSON.stringify({ hosting: design.hosting, plugs: design.plugs, ...kept })
  return [
    [
      `Design the whole for this client, as the lead architect who will have to build it.`,
      ...wishes.filter(([of]) => !part || !of || of === part).map(([, words]) => words),
    ].join('\n'),
    ...(ticked ? [`A person has said what these names are:\n${quoteMaterial('names', ticked)}`] : []),
    ...(chosen
      ? [
          `A person chose this reference design to begin with. Keep what fits, change what does not, and add what is missing:\n${quoteMaterial('reference', chosen)}`,
        ]
      : []),
    ...(part ? [] : ['Give it as design, with an empty list of points.']),
    ...(isAgent ? ['Use the tools first: look for a reference design that fits, and at the template.'] : []),
  ].join('\n\n')
}
