import type { Section } from '#shared/content/content.ts'
import { column, section, strong, table, text } from '../make-blocks.ts'

const rules: [about: string, rule: string][] = [
  ['Callers', 'Inside the system, too, a caller proves who it is at every call. What this document does not list is refused.'],
  [
    'Waiting',
    'A caller passes on how long it can still wait. It repeats only within that time, and waits longer before each repeat.',
  ],
  ['States', 'Each state is stored before anybody is told of it. A module that is killed goes on from the last one.'],
  ['Errors', 'An error carries its code, a sentence for a person and the identifier of the run. Statuses are as in HTTP.'],
  ['Schemas', 'A field may be added without notice. What breaks a caller comes as a new version beside the old one.'],
  [
    'Settings',
    'A setting holds the name of a secret, never the secret. A module that misses a setting refuses to start and says which.',
  ],
  ['Technology', 'To change a proposed technology touches modules and physical data model, not the contracts.'],
  ['Tests', 'A test counts once it has been seen to fail against a planted fault.'],
]

/** What holds in every module, told once instead of in each chapter. */
export const moduleRules = (): Section =>
  section('structure-rules', 'Rules for every module', {
    blocks: [
      table('structure-general', 'What holds everywhere, so that the chapters tell only what is particular', {
        columns: [column('about', 'About', 18), column('rule', 'Rule', 82)],
        rows: rules.map(([about, rule]) => [[strong(about)], text(rule)]),
      }),
    ],
  })
