import { capitalised } from './english.ts'
import { shorten } from './shorten.ts'

/** The first sentence of what a part does, as what is asked of it and how: “Plans are kept 5 years: a date is set on each.” */
function halves(responsibility: string): { asked: string; how: string } {
  const [first = ''] = responsibility.split(/(?<=[.;]) (?=\p{Lu})/u)
  const at = first.lastIndexOf(': ')
  return at < 0 ? { asked: '', how: bareOf(first) } : { asked: first.slice(0, at), how: bareOf(first.slice(at + 2)) }
}

const bareOf = (words: string) => words.replace(/[.;\s]+$/, '')
/** The first thing that it does; what follows a semicolon or another verb is told in the low-level design. */
const gist = (how: string) => bareOf(how.split(/[;:]|, (?=\w+ (?:is|are)\b)/)[0]!)

/** What a part does in whole words: what is asked and the gist of how; where both are too long, the one that the reader is after. */
export function partInShort(responsibility: string, most: number, first: 'asked' | 'how' = 'how'): string {
  const { asked, how } = halves(responsibility)
  const ways = [asked && `${asked}: ${gist(how)}`, first === 'asked' ? asked : '', gist(how)]
  const fitting = ways.find((words) => words && words.length <= most)
  return capitalised(fitting ?? shorten(asked || how, most))
}
