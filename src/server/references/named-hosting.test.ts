import { expect, test } from 'vitest'
import { givenRegister } from '#server/compose/register/given-register.ts'
import { namedHosting } from './named-hosting.ts'

test.each([
  ['The Department runs on AWS (London).', 'aws'],
  ['Central services run in our Azure tenancy.', 'azure'],
  ['Only Azure may be used.', 'azure'],
  ['Entra ID for everybody; an Azure tenant in Norway East with almost nothing in it; small servers without GPU.', 'azure'],
  ['Azure is not permitted.', null],
  ['We want no Azure, and no new server room.', null],
  ['Hosting: Azure or AWS.', null],
  ['It must not run on Azure.', null],
  ['It runs where you like.', null],
])('“%s” names %s', (text, hosting) =>
  expect(namedHosting(givenRegister({ technicalRequirements: text }).statements)).toBe(hosting),
)
