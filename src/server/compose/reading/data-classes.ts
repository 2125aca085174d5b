import type { DataRule } from './reading.ts'

const classes: [NonNullable<DataRule['class']>, RegExp][] = [
  [
    'special-category',
    /\b(?:health|medical|patient|clinical|genetic|biometric|religio\w+|ethnic\w*|sexual|special[- ]categor\w+|diagnos\w+|disabilit\w+|child protection|criminal)\b/i,
  ],
  [
    'personal',
    /\b(?:personal|identifiable|names?|addresses|date of birth|social security|citizen|customer data|guest|member (?:data|records?)|employee|pupil|student|PII|GDPR)\b/i,
  ],
  ['confidential', /\b(?:confidential|secret|sensitive|restricted|classified|trade secret|privileged)\b/i],
  ['internal', /\binternal (?:only|use|data)\b/i],
  ['public', /\b(?:open data|public(?:ly available)? data|published)\b/i],
]

/** How sensitive the data are that a text names, the strongest class first. */
export const classOf = (text: string): DataRule['class'] => classes.find(([, words]) => words.test(text))?.[0]
