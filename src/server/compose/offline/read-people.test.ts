import { expect, test } from 'vitest'
import { readPeople } from './read-people.ts'
import { readStatements } from './read-statements.ts'

const names = (text: string) => readPeople(readStatements('technicalRequirements', text)).map(({ name }) => name)

test('roles are read in the order of their mention, each once', () => {
  expect(names('Claims handlers see scores. Data scientists retrain. Claims handlers decide.')).toEqual([
    'Claims handler',
    'Data scientist',
  ])
})

test('offices count where their holder owns the work or uses its results', () => {
  expect(names('The project is sponsored by the Chief Risk Officer.')).toEqual(['Chief Risk Officer'])
  expect(names('The Head of Claims owns the platform.')).toEqual(['Head of Claims'])
  expect(names('The letter of the Chief Risk Officer came in March.')).toEqual([])
})

test('workers whom no list knows are read where a demand begins with them', () => {
  expect(names('Site managers should see a forecast.')).toEqual(['Site manager'])
  expect(names('New agents can be added.')).toEqual([])
})

test('workers whom no list knows are read where a sentence speaks of those who do a work', () => {
  expect(names("Bed managers and clinicians work from yesterday's spreadsheets.")).toEqual(['Clinician', 'Bed manager'])
  expect(names('Sales are shown, so that store managers can order in time.')).toEqual(['Store manager'])
  expect(names('Reports for 40 ward managers and theatre coordinators.')).toEqual(['Ward manager', 'Theatre coordinator'])
  expect(names('Password managers must be supported by the sign-in page.')).toEqual([])
})

test('users in general count only where nobody else is named', () => {
  expect(names('For 250 concurrent users.')).toEqual(['User'])
  expect(names('Planners among 250 concurrent users.')).toEqual(['Planner'])
})

const noPerson = [
  'Customer service is told by e-mail.',
  'The region a customer belonged to is kept.',
  'Cost is shown per customer.',
  'Encryption with customer-managed keys.',
  'Customers’ sensor data must not be mixed.',
  'Conformed dimensions for customer, product and time.',
]
for (const text of noPerson) {
  test(`nobody who uses the system is named in “${text}”`, () => {
    expect(names(text)).not.toContain('Customer')
  })
}

test('a customer who does something is a person, also beside customer service', () => {
  expect(names('A customer must see the status.')).toEqual(['Customer'])
  expect(names('Customer service agents answer what the customer asks.')).toContain('Customer')
})

test('a patient is a person only where patients do something, not in the names of records', () => {
  expect(names('Every look at a patient record is logged. Patient-identifiable data must stay here. Clinicians see it.')).toEqual([
    'Clinician',
  ])
  expect(names('Patients must be able to book.')).toEqual(['Patient'])
})
