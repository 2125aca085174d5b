import type { Pattern } from './patterns/pattern.ts'

const headNoun =
  /\b(?:platform|lakehouse|hub|assistant|service|system|warehouse|portal|engine|scoring|analytics|reporting|migration|application|app|api|marketplace|copilot|store|exchange|gateway|recommendations?)\b/i

/** The project's own name where it says what is built, else the name with what it is put behind. */
export const nameSystem = (project: string, [leader]: Pattern[]) =>
  headNoun.test(project) || !leader || isSaid(project, leader) ? project : `${project} ${leader.noun}`

const isSaid = (project: string, { calledBy }: Pattern) => calledBy.some(({ words, weight }) => weight >= 3 && words.test(project))
