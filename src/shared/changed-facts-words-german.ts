import type { ChangedFactsWords } from './tell-changed-facts.ts'

export const changedFactsWords: ChangedFactsWords = {
  locale: 'de-DE',
  whats: {
    statements: 'Aussagen',
    objectives: 'Ziele',
    requirements: 'Anforderungen',
    scope: 'Umfang',
    deliverables: 'Ergebnisse',
    elements: 'Komponenten',
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
