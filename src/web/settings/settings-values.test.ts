import { expect, test } from 'vitest'
import { defaultSettings, readSettings } from './settings-values.ts'

test('the defaults are those that were agreed', () => {
  expect(defaultSettings).toEqual({
    openaiKey: '',
    anthropicKey: '',
    notifications: { email: true, desktop: false, projectUpdates: true, clientActivity: true },
    theme: 'dark',
    dataRetention: 90,
  })
})

test('without a browser that keeps things, the defaults hold', () => {
  expect(readSettings('demo')).toEqual(defaultSettings)
})
