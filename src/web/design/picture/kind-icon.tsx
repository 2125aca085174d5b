import Box from 'lucide-react/icons/box'
import BrainCircuit from 'lucide-react/icons/brain-circuit'
import Building from 'lucide-react/icons/building-2'
import Database from 'lucide-react/icons/database'
import Puzzle from 'lucide-react/icons/puzzle'
import Rows from 'lucide-react/icons/rows-3'
import Users from 'lucide-react/icons/users'
import type { ElementKind } from '#shared/design-facts.ts'

const icons = {
  person: Users,
  system: Box,
  'external-system': Building,
  container: Box,
  component: Puzzle,
  store: Database,
  queue: Rows,
  model: BrainCircuit,
} satisfies Record<ElementKind, unknown>

export function KindIcon({ kind }: { kind: ElementKind }) {
  const Icon = icons[kind]
  return <Icon aria-hidden size={12} className="shrink-0" />
}
