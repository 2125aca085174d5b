import type { StatementLabel } from '#server/solution/statement.ts'
import type { BriefField } from '#shared/brief.ts'

/** Words of headings, and before a colon, in English, German, French and Spanish, some in Dutch and Polish. The first match decides. */
const labels: [StatementLabel, RegExp][] = [
  [
    'out-of-scope',
    /^(?:(?:explicitly |expressly )?out(?: of (?:the )?scope)?|(?:explicitly |expressly )?outside(?: (?:of )?(?:the )?scope)?|excluded|exclusions?|excludes|not(?: (?:in(?: it| this)?|included|required|sought|needed|wanted|part|in (?:the )?(?:scope|contract)|now|yet))?|outside (?:our|the|my) (?:remit|project|work|contract|brief)|leave alone|leave (?:it )?as it is|not in this (?:rfp|tender|contract|project|brief|assignment)|hands off|without|(?:do|should|will)n['’]?t(?: want| need| do)?|don['’]?ts|(?:should|will) not|what (?:it|this|the (?:project|assignment|work)) is not|(?:things |what )?(?:we )?(?:(?:do|will|shall) not|don['’]t|won['’]t) (?:want|need|require|include|build|have|accept)|left for others|what (?:is|we do) not .{0,20}|non-?goals|(?:the )?[\p{L} ]{2,40}(?:does|do|shall|will) not (?:include|cover|comprise)|(?:the following )?(?:is|are|fall|lie) (?:not included|excluded|outside .{2,30})|the following (?:is|are|fall|lie)s? (?:not included|excluded|out(?:side)? .{2,30})|was (?:wir )?nicht (?:wollen|gewünscht ist|gewollt ist|dazugehört)|nicht(?: enthalten| umfasst| im umfang| (?:teil|bestandteil) .{2,30}| gewünscht| gewollt| benötigt)?|außerhalb(?: des umfangs)?|ausgeschlossen|ausschlüsse|abgrenzung|nicht-?ziele|hors[ -](?:périmètre|champ|du périmètre)|exclu(?:e?s|sions?)?|non (?:inclus|compris|demandé)|ce que nous ne (?:voulons|demandons|souhaitons) pas|ce qui n['’]est pas .{2,30}|ne comprend pas|fuera (?:del? )?(?:alcance|ámbito)|excluido|exclusiones|no (?:incluye|incluido|se incluye)|lo que no (?:queremos|se incluye)|niet|buiten (?:de )?scope|wat wij niet (?:willen|vragen)|czego nie (?:chcemy|oczekujemy)|poza zakresem|(?:what )?(?:we|they) (?:refuse|reject)|refusals?|refused|rejected|ruled out|verworfen|abgelehnt|écarté(?:e?s)?|rechazado)(?: (?:in|from) .{2,30})?$/iu,
  ],
  [
    'in-scope',
    /^(?:in(?:side)?(?: (?:the )?scope)?|within(?: (?:the )?scope)?|included?|includes|scope(?: of (?:the )?(?:work|services?|contract|project))?|summary of (?:the )?work|umfang|leistungsumfang|im umfang|enthalten|innerhalb(?: des umfangs)?|inbegriffen|périmètre|champ|inclus|compris|alcance|ámbito|incluido|dentro del alcance)$/iu,
  ],
  [
    'deliverable',
    /^(?:(?:key |main |expected |contract )?deliverables?|outputs?|work products?|liefergegenst(?:ände|and)|ergebnisse|lieferumfang|lieferobjekte|livrables?|entregables?|productos)$/iu,
  ],
  ['assumption', /^(?:(?:working |key )?assumptions?|we assume|annahmen?|voraussetzungen|hypothèses?|supuestos|hipótesis)$/iu],
  [
    'constraint',
    /^(?:constraints?|must not|limits?|limitations?|restrictions?|rules?|conditions|house rules|rahmenbedingungen|randbedingungen|einschränkungen|vorgaben|regeln|contraintes?|limites?|règles?|restricciones|limitaciones|reglas|condicionantes)$/iu,
  ],
  [
    'objective',
    /^(?:(?:business |project |main |our )?(?:objectives?|goals?|aims?|purpose)(?: (?:and|&) (?:background|objectives?|goals?))?|why (?:the work is being done|we do (?:it|this))|ziele?|zielsetzung|zweck|projektziele?|objectifs?|but|finalité|objetivos?(?: .{2,20})?|finalidad|propósito|doel|cel)$/iu,
  ],
  [
    'question',
    /^(?:(?:open )?questions?(?: to .{2,30})?|open (?:points?|issues?|items?|ends|matters)|q|(?:offene )?fragen?|questions? ouvertes?|preguntas?)$/iu,
  ],
  [
    'money',
    /^(?:budget|money|costs?|price|pricing|funding|financials?|time and money|finanzierung|kosten|preis|geld|budgets?|coûts?|prix|financement|presupuesto|costes?|costos?|precio|pieniądze|budżet|(?:money|time|price|budget|dates) (?:and|&) (?:money|time|price|paper|dates|budget|terms|payment))$/iu,
  ],
  [
    'date',
    /^(?:timeline|time-?tables?|timescales?|time|timing|dates?|key dates|milestones?|schedule|deadlines?|when|calendar|programme|zeitplan|termine?|meilensteine?|fristen?|zeit|wann|calendrier|échéances?|délais?|jalons?|planning|cronograma|calendario|plazos?|fechas?|hitos?|terminy|plan)$/iu,
  ],
  [
    'requirement',
    /^(?:(?:[\p{L}-]{3,20} ){0,2}requirements?|must|musts|must-haves?|what we (?:need|want)|(?:the )?(?:contractor|consultant|supplier|vendor|system|solution) (?:shall|must|will)|needs|(?:\p{L}{3,20} )?anforderungen|exigences?|besoins?|ce que nous (?:voulons|demandons)|was (?:wir (?:wollen|brauchen)|gewünscht ist)|requisitos?|requerimientos?|lo que queremos|eisen|wensen|wat wij (?:vragen|willen)|wymagania|czego (?:oczekujemy|chcemy)|what (?:you build|we are asking for|we think we need)|what (?:the|it|this) (?:\p{L}+ )?must do)$/iu,
  ],
  [
    'context',
    /^(?:background|context|current (?:state|situation)|today|how it is today|what we(?:['’]ve| have)(?: got)?(?: now| today)?|what we (?:use|run)(?: now| today)?|how (?:it|this|we) works?(?: now| today)?|existing|as is|hintergrund|ausgangslage|kontext|ist-zustand|contexte|existant|situation actuelle|contexto|antecedentes|situación actual|achtergrond|jak jest dziś|kim jesteśmy|who we are|what (?:happens (?:now|today)|is there)|situation|facts|why(?: this \p{L}+)?|contact(?:s| person)?|buyer|ask|ansprechpartner(?:in)?|kontakt|contacto|interlocuteur|glossary|glossar|glossaire|glosario)$/iu,
  ],
]

const fields: Record<BriefField, StatementLabel> = {
  businessObjective: 'objective',
  technicalRequirements: 'requirement',
  scope: 'in-scope',
  deliverables: 'deliverable',
  constraints: 'constraint',
  assumptions: 'assumption',
  timeline: 'date',
  budget: 'money',
  additionalContext: 'context',
}
export const labelOfField = (field: BriefField): StatementLabel => fields[field]

/** The label of a heading or of the words before a colon, if they consist of nothing else. */
export function labelOfWords(words: string): StatementLabel | undefined {
  if (words.length > 100) return undefined
  const bare = words
    .toLowerCase()
    .replaceAll(/[*_#"“”„?:.]/g, '')
    .replace(/^[\d.()\s]+/, '')
    .replace(/^(?:section|part|teil|abschnitt|partie|sección) (?:[a-z]|\d{1,2}|[ivx]{1,4}) /, '')
    .replace(/ etc$/, '')
    .replace(/\s*\([^()]{0,40}\)$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return labels.find(([, form]) => form.test(bare))?.[0]
}

export const isLabelWord = (words: string) =>
  labelOfWords(words) !== undefined || /^(?:rules|volumes|users|people|data|hosting|access)$/i.test(words)
