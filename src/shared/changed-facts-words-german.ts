import type { ChangedFactsWords } from './tell-changed-facts.ts'

export const changedFactsWords: ChangedFactsWords = {
  locale: 'de-DE',
  whats: {
    objectives: 'Ziele',
    requirements: 'Anforderungen',
    statements: 'Aussagen',
    scope: 'Umfang',
    deliverables: 'Ergebnisse',
    elements: 'Bausteine',
    budget: 'Budget',
    timeline: 'Zeitrahmen',
  },
  added: (names) => `${names} hinzugekommen`,
  removed: (names) => `${names} entfallen`,
  changed: (names) => `${names} geändert`,
  and: ' und ',
  more: (count) => (count === 1 ? '1 weiteres' : `${count} weitere`),
  insteadOf: (is, was) => `${is} statt ${was}`,
  isNew: (what) => `${what}, bisher ohne Angabe`,
  isGone: (what) => `${what} entfällt`,
  weeks: (count) => (count === 1 ? '1 Woche' : `${count} Wochen`),
}
