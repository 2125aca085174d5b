import { signsOfWord } from '../reading/learned/read-context.ts'
import { tokenize } from '../reading/tokens.ts'
import { baseOf } from '../reading/verb-forms.ts'
import type { Catalogue } from './capability.ts'
import { findObligations } from './find-obligations.ts'
import { matchControls } from './match-controls.ts'
import { controlsOfFrames, matchFrames } from './match-frames.ts'
import { stemOf } from './stem.ts'

/** Words of a rule that are looked at. */
const most = 60
/** Words whose class tells nothing of a rule. */
const small = new Set('the a an of to in on at by for from with as is are be it its that this and or'.split(' '))

/** What speaks for one way of keeping a rule and against others: its words, their classes, and what the catalogue's own expressions see in it. */
export function signsOfRule(text: string, catalogue: Catalogue): Set<string> {
  const words = tokenize(text)
    .filter(({ lower, is }) => is === 'number' || /\p{L}/u.test(lower))
    .slice(0, most)
    .map(({ is, lower }) => (is === 'number' ? '#' : (baseOf(lower) ?? lower)))
  const stems = words.map((word) => (word === '#' ? word : stemOf(word)))
  return new Set([
    'any',
    ...stems.map((stem) => `t=${stem}`),
    ...words.filter((word) => !small.has(word)).flatMap((word) => signsOfWord('w', word).slice(1, 2)),
    ...matchControls(text, catalogue).map(({ control }) => `signal=${control.id}`),
    ...matchFrames(text, catalogue).map(({ frame }) => `form=${frame.id}`),
    ...controlsOfFrames(text, catalogue).map(({ control }) => `formed=${control.id}`),
    ...findObligations(text, catalogue).map(({ obligation }) => `binds=${obligation.id}`),
  ])
}
