import { expect, test } from 'vitest'
import { usersSaid } from './test-reading.ts'

const usersIn = (words: string) => usersSaid(words).map(({ name }) => name.toLowerCase())

test.each([
  [
    'The register is used by harbour pilots at the two stations, by divers on their tablets, and by the tide office.',
    ['harbour pilots', 'divers', 'tide office'],
  ],
  [
    'The portal is intended for 12 beekeepers in the hills, some 40 gardeners (phones) and approved inspectors.',
    ['beekeepers', 'gardeners', 'inspectors'],
  ],
  [
    'Who would work in it: my four tailors, the cutters for patterns (on a tablet), the couriers who travel along.',
    ['tailors', 'cutters', 'couriers'],
  ],
  [
    '3. Who works with it. Organ builders (about 20), tuners and one planner.\n4. Rules. Nothing.',
    ['organ builders', 'tuners', 'planner'],
  ],
  [
    '[00:01] Ann: Who would sit in front of it?\n[00:02] Bo: Glaziers, at the bench. The joiners also. My two foremen.\n[00:03] Ann: Good.\n[00:04] Bo: Yes.\n[00:05] Ann: Fine.',
    ['glaziers', 'joiners', 'foremen'],
  ],
  ['Who uses it\n- Ringers (ca. 30) - sign in, swap\n- Sextons: one page a week', ['ringers', 'sextons']],
  ['Lock keepers: the list of boats with their length.', ['lock keepers']],
  ['View only: the cantor, two sextons.', ['cantor', 'sextons']],
  ['Read access: glaziers, the restorers of the abbey (3).', ['glaziers', 'restorers']],
  ['## User groups and what they do\n- Potters (12): book a kiln\n- Glaze room – quantities per week', ['potters', 'glaze room']],
  ['2 Roles and their rights\n2.1 Ringers: all\n2.2 Verger: own bells', ['ringers', 'verger']],
  ['A kiln is not lit before the stoker has released it.', ['stoker']],
  ['A diver copies the depth by hand today. It is used by divers and by the wardens of the yard.', ['divers', 'wardens']],
])('%s', (words, users) => {
  expect(usersIn(words)).toEqual(expect.arrayContaining(users))
  expect(usersIn(words)).toHaveLength(users.length)
})

test.each([
  '## People outside the project\n- Pilgrims see the bells\n- Ringers of the neighbouring parish\n- Sextons who are retired',
  'Not involved: potters, two glaziers.',
  'Read only: Kilnbook, the old ledger.',
  'People and culture: we are a friendly abbey.',
  '## Roles of the supplier\n- Project manager\n- Two developers',
  'Ringers: told by the bell itself; no device.',
  'Apprentices walk along and don’t have a tablet.',
  'The trustees want to be copied in, they won’t log in.',
  'The stokers get their figures from the old sheet as before.',
  'The night watchmen keep using Excel.',
  'Harbour police officers check a pass by its code and do not log on.',
  'The supplier must use the platform of the town.',
  'Berths are checked against the Owner Register.',
  'A page opens in two seconds with 60 simultaneous users.',
])('nobody uses it: %s', (words) => {
  expect(usersIn(words)).toEqual([])
})
