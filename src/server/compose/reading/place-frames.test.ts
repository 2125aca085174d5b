import { describe, expect, test } from 'vitest'
import { readWords } from './test-reading.ts'

const placesOf = (words: string) =>
  readWords({ constraints: words })
    .data.filter(({ place }) => place !== undefined)
    .map(({ data, place }) => `${data} @ ${place}`)

describe('each kind of data in its place', () => {
  test.each([
    ['All is on computers of the Harbour Board in Bremen.', ['everything @ computers of the Harbour Board in Bremen']],
    ['Catch notes are held in Iceland and backups in another state of the EU.', ['Catch notes @ Iceland', 'backups @ EU']],
    [
      'The data of the Swiss shops lies in Switzerland, that of the others in Germany.',
      ['data of the Swiss shops @ Switzerland', 'data of the others @ Germany'],
    ],
    ['Data may be kept in the EU, the key never outside Austria.', ['everything @ the EU', 'key @ Austria']],
    [
      'Tasting notes: Belgium or France. Everything else where you like within Europe.',
      ['Tasting notes @ Belgium or France', 'Everything else where you like @ Europe'],
    ],
    ['Member photos: encrypted, and only in Norway.', ['Member photos @ Norway']],
    ['Photographs of the damage too, they are big. They stay here.', ['Photographs of the damage @ here, on the premises']],
    ['Our part runs on our Azure subscription, Norway or Sweden.', ['part @ Norway or Sweden']],
    ['Cloud: Azure West Europe is where we are.', ['everything @ West Europe']],
    ['It runs in region eu-north-1.', ['everything @ eu-north-1']],
    ['Hosting at the Harbour Data Centre, Mwanza region.', ['everything @ the Harbour Data Centre, Mwanza region']],
    ['The second place is the Guild’s building in Ridley, 41 miles away.', ['second place @ the Guild’s building in Ridley']],
    ['We have an AWS account, Dublin.', ['everything @ Dublin']],
    ['Kept nowhere but Malta.', ['everything @ Malta']],
    ['Own servers, air-gapped from the internet.', ['everything @ Own servers']],
    ['Voters’ numbers don’t go to any cloud.', ['Voters’ numbers @ not in any cloud']],
    ['Recipes don’t go abroad.', ['Recipes @ not abroad']],
    [
      'Records of the Dutch shops stay in the Netherlands. British ones she doesn’t mind, UK or EU.',
      ['Records of the Dutch shops @ the Netherlands', 'British ones @ UK or EU'],
    ],
    ['Guests’ data in CH or EU fine.', ['Guests’ data @ Switzerland or EU']],
    ['Nothing about members on servers outside the canton.', ['Nothing about members @ the canton']],
    ['Kundendaten der Werft bleiben in Deutschland.', ['Kundendaten der Werft @ Deutschland']],
  ])('%s', (words, places) => {
    expect(placesOf(words)).toEqual(places)
  })

  test.each([
    'A skipper in the district therefore logs into two systems.',
    'The registry (KDR, built on OpenKiln) has everything of the laboratories.',
    'The translator works in the memory kept in GroupShare.',
    'Recorded tides: they lie in our archive Dalet Galaxy as XDCAM.',
    'Payments by GOV.UK Pay only.',
    'We’ve two servers in the hall and I’m one person.',
    'The earlier on-premises requirement in 5.2 is withdrawn.',
    'Data of the German shops comes at night.',
    'Build a layer that takes results from the weighers and from the two reference laboratories.',
    'People in Ireland and in another state of the EU use it.',
    'The team is in Lisbon.',
    'No patient with a wristband leaves the ward.',
    'The foreman may key a count off the paper strip; a second person confirms the record.',
    'A reserve at Larvik will not have printers.',
    'The gateway stands in the outer network and passes files only.',
    'On numbers: Ulla counted at the fair in Visby, 80 questions an hour.',
  ])('no place of data: %s', (words) => {
    expect(placesOf(words)).toEqual([])
  })
})
