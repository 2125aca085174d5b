import { agentsWithGuardrailsChoices } from './agents-with-guardrails-choices.ts'
import { agentsWithGuardrailsRelations } from './agents-with-guardrails-relations.ts'
import type { Pattern } from './pattern.ts'

export const agentsWithGuardrails: Pattern = {
  id: 'agents-with-guardrails',
  name: 'Agents with guardrails',
  noun: 'agent platform',
  approach:
    'An agent plans a task in steps and acts only through registered tools, with the rights of the person it works for, within limits of steps and money; what has lasting effects waits for a person’s approval.',
  calledBy: [
    { words: /\b(?:AI|LLM|autonomous|software|intelligent|digital)[- ]agents?\b|\bagentic\b|\bmulti-?agent\b/i, weight: 6 },
    { words: /\b(?:tool calls?|calls? (?:the )?tools?|tool use|function calling|Model Context Protocol)\b|\bMCP\b/i, weight: 5 },
    { words: /\bguard ?rails?\b|\bprompt[- ]injections?\b|\bjailbreaks?\b|\bexcessive agency\b/i, weight: 3 },
    { words: /\b(?:LangGraph|LangChain|AutoGen|CrewAI|Semantic Kernel|AgentCore|Agent Engine|Agent Service)\b/, weight: 5 },
    { words: /\b(?:the|an|each|every) agent (?:must|should|may|can|shall|reads?|drafts?|acts?|never|stops?)\b/i, weight: 4 },
    {
      words:
        /\b(?:assistants?|copilots?|agents?)\b[^.\n]{0,60}\b(?:acts?|executes?|carr(?:y|ies) out|performs?|books?|issues?|cancels?) (?:\w+ ){0,3}(?:actions?|tasks?|orders?|refunds?|appointments?|changes?)\b/i,
      weight: 3,
    },
    { words: /\bapprov\w+\b[^.\n]{0,60}\b(?:before|actions?|above|over)\b/i, weight: 1 },
  ],
  elements: [
    { capability: 'agent-runtime' },
    { capability: 'tool-gateway' },
    { capability: 'guardrails' },
    {
      capability: 'language-model',
      responsibility:
        'Proposes the next step of a task and words its result; it holds no credentials, and what it returns is checked before anything is done with it.',
    },
    {
      capability: 'review-workbench',
      responsibility:
        'Shows a person the action that an agent wants to take, with its reason and its effect, takes approval or refusal, and stops runs.',
    },
    {
      capability: 'operational-store',
      responsibility:
        'Keeps each run with its steps, tool calls, approvals and cost, so that it can be resumed, explained and audited.',
    },
    { capability: 'web-application' },
    { capability: 'evaluation-service', optional: true },
    { capability: 'search-index', optional: true },
  ],
  relations: agentsWithGuardrailsRelations,
  dataEntities: [
    {
      name: 'Agent run',
      description: 'One task from its request to its end, with every step on the way.',
      store: 'operational-store',
      classification: 'personal',
      fields: [
        ['run_id', 'text', 'Given when the task is accepted', 'internal'],
        ['asked_by', 'text', 'The person for whom the agent acts', 'personal'],
        ['task', 'text', 'The task as it was worded', 'personal'],
        ['steps', 'list of structured', 'Proposal, check, tool call and result of each step', 'personal'],
        ['cost', 'money', 'What models and tools have cost so far', 'internal'],
        ['ended_as', 'text', 'Done, refused, stopped, limit reached or failed', 'internal'],
        ['release', 'text', 'Version of prompts, model and tools', 'internal'],
      ],
    },
    {
      name: 'Tool call',
      description: 'One action that an agent asked for, whether it was carried out or not.',
      store: 'operational-store',
      classification: 'confidential',
      fields: [
        ['call_id', 'text', 'Also the key by which a repeated call is recognised', 'internal'],
        ['tool', 'text', 'Name and version', 'internal'],
        ['arguments', 'structured', 'As checked against the tool’s schema', 'confidential'],
        ['effect', 'text', 'Reads, writes or cannot be undone', 'internal'],
        ['verdict', 'text', 'Allowed, held for approval or refused, and by which rule', 'internal'],
        ['result', 'structured', 'What the system behind the tool returned', 'confidential'],
      ],
    },
    {
      name: 'Approval',
      description: 'A person’s decision about one action, with what was shown at the time.',
      store: 'operational-store',
      classification: 'personal',
      fields: [
        ['call_id', 'text', 'The action it is about', 'internal'],
        ['shown', 'structured', 'Reason, arguments and effect as displayed', 'confidential'],
        ['decision', 'text', 'Approved, changed or refused', 'internal'],
        ['decided_by', 'text', 'Who decided', 'personal'],
        ['decided_at', 'timestamp', 'When', 'internal'],
      ],
    },
  ],
  interfaces: [
    {
      name: 'Task interface',
      provider: 'agent-runtime',
      consumers: ['web-application', 'api-gateway', 'review-workbench', 'evaluation-service'],
      operations: [
        {
          name: 'Start a task',
          request: 'Task in words, its inputs, the asker’s token and an idempotency key',
          response: 'Run id, and steps as they are taken',
          errors: [
            'Refused: outside the tasks that are allowed',
            'Unsafe: the input was blocked',
            'Busy: the daily budget is used up',
          ],
        },
        {
          name: 'Read a run',
          request: 'Run id',
          response: 'State, steps, open approvals and cost',
          errors: ['Unknown run', 'Not yours: the run belongs to somebody else'],
        },
        { name: 'Stop a run', request: 'Run id and reason', response: 'The last step carried out', errors: ['Already ended'] },
      ],
    },
    {
      name: 'Tool interface',
      provider: 'tool-gateway',
      consumers: ['agent-runtime'],
      operations: [
        {
          name: 'List tools',
          request: 'The asker’s token',
          response: 'Tools that this person may use, with schemas and effect',
          errors: ['Not signed in: the token has expired'],
        },
        {
          name: 'Call a tool',
          request: 'Tool, arguments, run id and idempotency key',
          response: 'Result, or the id of the approval it waits for',
          errors: [
            'Invalid arguments: not as the schema says',
            'Forbidden: the asker has no right to this action',
            'Limit reached: this run may not call the tool again',
            'Refused: the approver said no, with the reason',
            'Unavailable: the system behind the tool does not answer',
          ],
        },
      ],
    },
  ],
  scenarios: [
    {
      name: 'A task is carried out with one approved action',
      trigger: 'Somebody hands a task to an agent.',
      steps: [
        ['person', 'web-application', 'Describes the task'],
        ['web-application', 'agent-runtime', 'Starts a run with the asker’s token'],
        ['agent-runtime', 'guardrails', 'Has the task examined for hidden instructions and personal data'],
        ['agent-runtime', 'language-model', 'Obtains the next step'],
        ['agent-runtime', 'tool-gateway', 'Requests the action with its arguments'],
        ['tool-gateway', 'review-workbench', 'Holds the action back, because it cannot be undone'],
        ['person', 'review-workbench', 'Compares reason, arguments and effect, and approves'],
        ['tool-gateway', 'operational-store', 'Carries the action out once, and records call, approval and result'],
      ],
      failure: {
        when: 'Nobody decides in time, the system behind the tool fails, or the run reaches its limit of steps or money.',
        response:
          'The run stops in a known state and says which steps were carried out; nothing is repeated without a new approval, and the task goes to a person with all that was found.',
      },
      shows: /\b(?:agents? (?:must|may|can|should)|approv\w+|tasks?|refunds?|actions?|tools?|steps?|budget per)\b/i,
    },
    {
      name: 'An instruction hidden in a document is refused',
      trigger: 'A tool returns a text that tells the agent to do something else.',
      steps: [
        ['tool-gateway', 'agent-runtime', 'Returns the text, marked as material from outside'],
        ['agent-runtime', 'guardrails', 'Has the text examined before the model reads it'],
        ['guardrails', 'observability', 'Reports the instruction it found, with the source'],
        ['agent-runtime', 'operational-store', 'Records the blocked text and goes on without it'],
      ],
      failure: {
        when: 'The instruction is not recognised and the model follows it.',
        response:
          'The action still needs the asker’s rights, a tool on the list and, where it has lasting effects, an approval; the run is stopped at the first call outside its task and the text joins the attack tests.',
      },
      shows: /\b(?:injection|injected|hidden|guard ?rails?|jailbreak\w*|OWASP|malicious|untrusted|attacks?)\b/i,
    },
  ],
  targets: [
    {
      topic: 'response time',
      proposal: '95 % of runs show their first step within 5 seconds',
      reason: 'people wait for a visible beginning; attention is lost at about 10 seconds (Nielsen, Usability Engineering)',
    },
    {
      topic: 'accuracy',
      proposal: '90 % of an agreed set of tasks done correctly, and no forbidden action in any attack test',
      reason:
        'the first can be traded against effort, the second cannot; attacks are taken from the OWASP Top 10 for LLM Applications',
    },
    {
      topic: 'availability',
      proposal: '99.5 % measured monthly, with hand-over to a person as the fallback',
      reason: 'a run depends on the model and on every system behind its tools',
    },
    {
      topic: 'retention',
      proposal: '12 months for runs, tool calls and approvals',
      reason:
        'an action may be questioned long after it was taken; the EU AI Act asks deployers of high-risk systems to keep logs for at least 6 months (Article 26)',
    },
    { topic: 'recovery', proposal: 'RPO 5 minutes and RTO 4 hours', reason: 'a lost record of an action would let it be repeated' },
    {
      topic: 'volume',
      proposal: 'tasks a day and steps a task measured in a pilot of four weeks',
      reason: 'model quota and budget follow from steps, not from tasks',
    },
  ],
  ...agentsWithGuardrailsChoices,
}
