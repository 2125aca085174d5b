import { expect, test } from 'vitest'
import { readsFromRight } from './office-scripts.ts'

test.each([
  'بوابة المرضى والمواعيد for Fairholm Health Trust, with three gaps told first.',
  'بوابة المرضى; no goal is stated.',
  'No answer yet: “يجب أن يعمل النظام”.',
])('“%s” is a sentence from left to right', (text) => {
  expect(readsFromRight(text)).toBe(false)
})

test.each([
  'يجب أن يعمل النظام مع Microsoft Dynamics 365.',
  'بوابة المرضى',
  'تُرسل الرسائل عبر e-mail و app فقط.',
  'اكتب إلى office.desk@example.org قبل الظهر.',
])('“%s” reads from the right', (text) => {
  expect(readsFromRight(text)).toBe(true)
})
