import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '#shared/api/api.ts'
import { answer, refuse, sentTo } from '#web/testing/given-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { textsOf } from '#web/testing/seen.ts'
import { RatesTab } from './rates-tab.tsx'

const card = {
  version: 3,
  currency: 'GBP',
  rates: [
    { role: 'Developer', rate: 900 },
    { role: 'Coach', rate: 1_100 },
  ],
  saved: { day: '2026-11-30', by: 'Demo' },
  roles: ['Architect', 'Developer'],
}
const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label)

test('an administrator changes the rates of the designs’ roles and of further ones', async () => {
  answer(api.rates.get, card)
  answer(api.rates.save, { success: true, version: 4 })
  const { user } = openScreen(<RatesTab />, { user: { role: 'administrator' } })
  expect((await field('Architect')).value).toBe('')
  expect((await field('Coach')).value).toBe('1100')
  await user.type(await field('Architect'), '1250.5')
  await user.clear(await field('Coach'))
  await user.type(await field('Another role'), ' Writer {Enter}')
  await user.type(await field('Writer'), '700')
  await user.clear(await field(/^Currency/))
  await user.type(await field(/^Currency/), 'eur')
  await user.click(screen.getByRole('button', { name: 'Save rates' }))
  expect(sentTo(api.rates.save).map(({ body }) => body)).toEqual([
    {
      base: 3,
      currency: 'EUR',
      rates: [
        { role: 'Architect', rate: 1250.5 },
        { role: 'Developer', rate: 900 },
        { role: 'Writer', rate: 700 },
      ],
    },
  ])
  expect(await screen.findByText('The rates are saved.')).toBeTruthy()
})

test('a refusal leaves what was typed', async () => {
  answer(api.rates.get, card)
  refuse(api.rates.save, { error: 'Somebody else has changed the rates meanwhile; nothing was saved.', code: 'conflict' }, 409)
  const { user } = openScreen(<RatesTab />, { user: { role: 'administrator' } })
  await user.type(await field('Architect'), '1000')
  await user.click(screen.getByRole('button', { name: 'Save rates' }))
  expect(await screen.findByText(/Somebody else has changed the rates/)).toBeTruthy()
  expect((await field('Architect')).value).toBe('1000')
})

test('staff read the rates', async () => {
  answer(api.rates.get, card)
  openScreen(<RatesTab />)
  expect(await screen.findByText('£900')).toBeTruthy()
  expect(textsOf('textbox')).toEqual([])
  expect(screen.queryByRole('button')).toBeNull()
})
