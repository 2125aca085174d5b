import type { Capability } from '../capabilities.ts'
import type { Pattern } from './pattern.ts'

type Entity = Pattern['dataEntities'][number]

/** An entity that is kept in the first of these stores that the design has; the later ones bear the same name and are dropped. */
export const keptInFirst = (stores: Capability[], entity: Omit<Entity, 'store'>): Entity[] =>
  stores.map((store) => ({ ...entity, store }))
