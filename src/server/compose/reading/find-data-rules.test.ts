import { describe, expect, test } from 'vitest'
import { readWords } from './test-reading.ts'

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
  ['Patrol notes never leave Norway.', 'Norway'],
  ['Templates of the gate must not be copied out of the establishment.', 'establishment'],
  ['Processing only on servers of the city.', 'servers of the city'],
  ['Telemetry can be anywhere in the UK or the EU.', 'EU'],
  ['A central server in Chur is fine.', 'Chur'],
  ['Everything else is hosted at KELPZ.', 'KELPZ'],
  ['Photos are stored in our subscription, region Norway East.', 'Norway East'],
  ['To be operated on IONOS in Germany.', 'Germany'],
  ['Must: UK servers.', 'UK servers'],
  ['Recordings of lessons: nowhere but on the school’s own storage.', 'storage'],
  ['Pictures of the pots can sit anywhere in the EU.', 'EU'],
  ['Maps can be at some cloud, in Denmark or Sweden.', 'Denmark or Sweden'],
  ['Soil records may be copied to Alnwick.', 'Alnwick'],
  ['Backups may go to Tromsø once a week.', 'Tromsø'],
  ['Voice recordings of calls: Finland, six months, then gone.', 'Finland'],
  ['Reels must not be copied off the archive’s server.', 'server'],
  ['The register is operated exclusively in the Federal Computing Centre.', 'Federal Computing Centre'],
  ['A copy is held at a second location, likewise on national territory.', 'national territory'],
  ['Assay results must never be sent abroad.', 'abroad'],
  ['Standby: a mirror at the Guild’s Perth branch is permitted.', 'Perth branch'],
  ['Disaster recovery copy at the waterworks’ data centre.', 'data centre'],
]
const unplaced = [
  'The pilot runs in Norway first.',
  'Ships leave Rotterdam on Mondays.',
  'Staff in Dublin see the list.',
  'The report goes to the committee.',
  'We have 12 shops in Austria.',
  'Invoices may be copied to Kilnbook3.',
  'The divers may go to Tromsø once a week.',
  'Nothing happens in August, everyone is in Spain.',
  'Records of: Finland, Norway.',
  'Pilgrims from abroad are not counted.',
  'The record comes off the press at six.',
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

test('what is likewise stays in the place of the sentence before', () => {
  const placesOf = (constraints: string) => readWords({ constraints }).data.map(({ data, place }) => [data, place])
  expect(placesOf('Data location: Norway. Backup copies likewise, in another house.')).toEqual([
    ['everything', 'Norway'],
    ['Backup copies', 'Norway'],
  ])
  expect(placesOf('Data location: Norway. The divers likewise.')).toHaveLength(1)
})

test('what is stored is the object, not who stores it', () => {
  const { data } = readWords({ constraints: 'The provider may store scans only in Norway.' })
  expect(data).toMatchObject([{ data: 'scans', place: 'Norway' }])
})

test('two sets of data in one sentence have a place each', () => {
  const { data } = readWords({ constraints: 'Crew scans stay on the ship while statistics are kept in Norway.' })
  expect(data.map(({ data, place }) => [data, place])).toEqual([
    ['Crew scans', 'the ship'],
    ['statistics', 'Norway'],
  ])
})
