import type { BroughtReason, CardVerdict, PassReason } from '../assembly/trace.ts'

export const verdictSentences: Record<CardVerdict, string> = {
  taken: 'taken',
  refused: 'the brief refuses what it is made of',
  'fits-less': 'another one fits the sentence better',
  undecided: 'no one fits so much better than the next that it could be taken',
  'words-only': 'the sentence tells something rather than asks for it, and only words in common speak for it',
  advice: 'nothing is to be built, so that only advice answers',
  dearer: 'the whole takes more work with it than with the one that is taken',
  'binds-otherwise': 'it keeps nothing of what the sentence binds to',
  'beyond-three': 'three others are taken already, and more say that the sentence is too long to be sure',
  unfilled: 'no sentence of it can be said with the words of the brief',
}

export const passSentences: Record<PassReason, string> = {
  'asks-nothing': 'By its kind of statement it asks for no part, so that none was looked for.',
  amended: 'A later statement takes its place.',
  excluded: 'It is left out of the scope.',
  denies: 'It says what is not wanted, and is no rule.',
  elsewhere: 'A system of the client’s does it already.',
  connection: 'The connection to the system that it names is all that it asks for.',
  count: 'It only says how many there are.',
  'nothing-fits': 'No entry of the catalogue has a sign or a word in common with it.',
}

export const broughtSentences: Record<BroughtReason, (by: string) => string> = {
  beside: (by) => `${by} cannot do without it.`,
  store: () => 'Parts of the design work on records, and no other part keeps them.',
  channel: (by) => `${by} use the design, and no other part shows it to them.`,
  'sign-in': (by) => `${by} says who somebody is at sign-in.`,
  mandate: (by) => `${by} is prescribed, and no other part is made of it.`,
}
