import { expect, test } from 'vitest'
import { applyDesign } from './apply-design.ts'
import { referenceDesigns } from './read-designs.ts'

const telemetry = referenceDesigns().get('telemetry')!
const equipmentNamed = (equipment: string) => {
  const source = { from: 'assumption', reason: 'Picked' } as const
  const { elements } = applyDesign({ design: telemetry, hosting: 'azure', plugs: { equipment }, source })
  return elements.find(({ id }) => id === `EL-${Object.keys(telemetry.plugs).indexOf('equipment') + 2}`)!
}

test.each(['Desigo CC', 'Order and Billing System', 'Research; ', 'Probes, vans and fridges'])(
  '“%s” is the name of the system at a plug',
  (given) => {
    const { name, responsibility } = equipmentNamed(given)
    expect([name, responsibility]).toEqual([given, telemetry.plugs['equipment']!.takes])
  },
)

test('several systems at one plug share the name that the design gives it, so that none of them is said to do what another does', () => {
  const { name, technology, responsibility } = equipmentNamed('Desigo CC, Ellab and Sensitech')
  expect(name).toBe(telemetry.plugs['equipment']!.name)
  expect(technology).toBe('Desigo CC, Ellab, Sensitech')
  expect(responsibility).toBe(`Desigo CC, Ellab, Sensitech: ${telemetry.plugs['equipment']!.takes}`)
})
