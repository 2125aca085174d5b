import { describe, expect, test } from 'vitest'
import { readWords } from './read-brief.test.ts'

const placed: [string, string][] = [
  ['All catch data must stay in Iceland.', 'Iceland'],
  ['Crew records are kept on our own servers in Bergen.', 'servers'],
  ['The parish registers never leave the archive building.', 'archive building'],
  ['Nothing leaves the hospital network.', 'hospital network'],
  ['Hosting: EU only.', 'EU'],
  ['Player data is held in Malta, backups in Ireland.', 'Malta'],
  ['Images shall not be stored outside Canada.', 'Canada'],
  ['No passenger data outside the EEA.', 'EEA'],
  ['X-rays stay in the practice, on the server in the cellar.', 'practice'],
  ['Everything in our data centre Linz, reserve Graz.', 'data centre Linz, reserve Graz'],
  ['Hosted in an Australian region.', 'Australian region'],
  ['We run on AWS (Frankfurt).', 'Frankfurt'],
  ['Data may not cross the border of the Kingdom.', 'Kingdom'],
  ['Turbine telemetry is processed on site.', 'site'],
  ['Data: Switzerland.', 'Switzerland'],
  ['The system is to be hosted on premises.', 'premises'],
  ['Servers must be located within Lower Saxony.', 'Lower Saxony'],
  ['Personal data of visitors shall remain within the territory of India.', 'India'],
  ['Logs remain in the house.', 'house'],
  ['Must be UK hosted.', 'UK'],
  ['All data stay in-house.', 'in-house'],
]
const unplaced = [
  'The pilot runs in Norway first.',
  'Ships leave Rotterdam on Mondays.',
  'Staff in Dublin see the list.',
  'The report goes to the committee.',
  'We have 12 shops in Austria.',
]

describe('where data stay', () => {
  test.each(placed)('%s', (sentence, place) => {
    const { data } = readWords({ constraints: sentence })
    expect(data.map((rule) => rule.place).join(' | ')).toContain(place)
  })
  test.each(unplaced)('says nothing of data: %s', (sentence) => {
    const { data } = readWords({ constraints: sentence })
    expect(data.filter((rule) => rule.place !== undefined)).toEqual([])
  })
})

test('how long data are kept is read with its set', () => {
  const { data } = readWords({ constraints: 'Voyage logs are kept for seven years.\nX-ray images: ten years, then destroyed.' })
  expect(data.map(({ data, keep }) => [data, keep?.measure.value, keep?.measure.unit])).toEqual([
    ['Voyage logs', 7, 'year'],
    ['X-ray images', 10, 'year'],
  ])
})
