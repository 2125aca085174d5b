import type { Choices } from './pattern.ts'

/** What the agents pattern decides, risks, costs and delivers. Risks carry the names of the OWASP Top 10 for LLM Applications 2025. */
export const agentsWithGuardrailsChoices: Choices = {
  decisions: [
    {
      title: 'Actions are sorted by effect, and what cannot be undone is approved',
      context: 'An agent that may only propose saves little; one that may do anything can do harm at machine speed.',
      options: [
        {
          name: 'Approval by class of action',
          merit:
            'Reading is free, a write within limits is checked by rule, and only what has lasting effects costs a person’s time.',
          drawback: 'Each tool has to be classified, and the limits kept up.',
        },
        {
          name: 'A person approves every step',
          merit: 'Nothing happens unseen.',
          drawback: 'Approvers soon stop reading, and the time saved is lost.',
        },
        {
          name: 'The agent acts alone and is audited afterwards',
          merit: 'The fastest, and enough where every action can be taken back.',
          drawback: 'A wrong payment or message is found after it has left.',
        },
      ],
      outcome: 'The tool gateway knows the class of each tool and holds back what the review workbench must decide.',
      consequences: 'Each class has an owner. The share of refused proposals decides whether a class is loosened or tightened.',
      answers: /\b(?:approv\w+|refunds?|confirm\w*|actions?|limits?|autonom\w+|without (?:a )?(?:person|human))\b/i,
      needs: 'tool-gateway',
    },
    {
      title: 'One agent with few tools, inside a fixed frame',
      context: 'Freedom to plan helps where tasks differ. It also makes results vary, and cost with them.',
      options: [
        {
          name: 'One agent with a short list of tools for each kind of task',
          merit: 'Behaviour can be tested by kind of task, and a fault has one place.',
          drawback: 'A new kind of task needs a new list and its tests.',
        },
        {
          name: 'Several agents that hand work to each other',
          merit: 'Large tasks are split, and each agent stays simple.',
          drawback: 'More model calls, and errors are passed on between agents before anybody sees them.',
        },
        {
          name: 'A fixed workflow with the model in single steps',
          merit: 'The same input takes the same path.',
          drawback: 'Only paths that somebody foresaw; each exception goes to a person.',
        },
      ],
      outcome: '{agent-runtime} runs one agent for each kind of task; paths that never vary are built as fixed steps.',
      consequences: 'A second agent is added only when a test set shows that one cannot do the task.',
      answers: /\b(?:agents?|agentic|tasks?|multi-step|orchestrat\w+|steps?)\b/i,
      needs: 'agent-runtime',
    },
    {
      title: 'The agent acts with the rights of the person who asked',
      context: 'Whatever an agent can reach, a hidden instruction can reach too.',
      options: [
        {
          name: 'Delegated token of the asker, narrowed to the tool',
          merit: 'No more can happen than the asker could have done by hand, and each record names a person.',
          drawback: 'Every system behind a tool must accept such tokens or be wrapped.',
        },
        {
          name: 'A service account for each agent',
          merit: 'Simple, and works for tasks that nobody in particular started.',
          drawback: 'The agent sees the union of what all askers may see.',
        },
        {
          name: 'One account for the platform',
          merit: 'Quickest to set up.',
          drawback: 'One hidden instruction reaches everything; records name no person.',
        },
      ],
      outcome: '{identity} exchanges the asker’s token for one that is good for a single tool and a few minutes.',
      consequences: 'Tasks without an asker, such as nightly ones, get an account of their own that may only read.',
      answers: /\b(?:on behalf of|permissions?|rights|access|signed? in|single sign-on|least privilege|Entra)\b/i,
      needs: 'agent-runtime',
    },
  ],
  risks: [
    {
      text: 'Prompt injection (OWASP LLM01): a text in an e-mail, page or record makes the agent act for somebody else.',
      likelihood: 'high',
      impact: 'high',
      mitigation:
        'Mark all that comes through tools as material, examine it before the model reads it, bind rights to the asker, and hold lasting actions for approval; test with known attacks before each release.',
      owner: 'Security lead',
    },
    {
      text: 'Excessive agency (OWASP LLM06): the agent has more tools, rights or freedom than its tasks need.',
      likelihood: 'medium',
      impact: 'high',
      mitigation: 'Register tools by kind of task, begin with those that only read, and withdraw each quarter what was not used.',
      owner: 'Product owner',
    },
    {
      text: 'Unbounded consumption (OWASP LLM10): a run goes round in circles and spends the budget of a month.',
      likelihood: 'medium',
      impact: 'medium',
      mitigation: 'Limit steps, time and money for each run and each day; stop at the limit and report cost for each task done.',
      owner: 'Service owner',
    },
    {
      text: 'Sensitive information disclosure (OWASP LLM02): an answer or a tool call carries data to somebody who may not see it.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Read with the asker’s rights only, mask personal data before the model sees it where the task allows, and allow no tool that sends to an address of the model’s choice.',
      owner: 'Data protection officer',
    },
    {
      text: 'Improper output handling (OWASP LLM05): what the model returns is run as a query or shown as a page without a check.',
      likelihood: 'low',
      impact: 'high',
      mitigation: 'Check arguments against the tool’s schema, bind query parameters, and show text as text.',
      owner: 'Lead engineer',
    },
    {
      text: 'Approvers get used to saying yes.',
      likelihood: 'high',
      impact: 'medium',
      mitigation:
        'Ask only for what has lasting effects, show what will change rather than what was reasoned, and plant test cases to see whether they are refused.',
      owner: 'Business owner',
    },
  ],
  costs: [
    {
      item: 'Language model calls of agents',
      capability: 'agent-runtime',
      measuredBy: 'throughput',
      unit: 'tasks',
      period: 'month',
    },
    { item: 'Agent runtime and tool gateway', capability: 'agent-runtime', unit: 'environment', period: 'month' },
    { item: 'Examination of inputs and outputs', capability: 'guardrails', unit: 'environment', period: 'month' },
    { item: 'Connecting a system as a tool', capability: 'tool-gateway', unit: 'set of tools', period: 'once' },
    { item: 'Approvers’ time', capability: 'review-workbench', unit: 'approval team', period: 'month' },
    { item: 'Attack tests', capability: 'guardrails', unit: 'programme of tests', period: 'year' },
  ],
  workstreams: [
    {
      name: 'Tools and rights',
      share: 0.4,
      deliverables: [
        'Register of tools with class, owner and limits',
        'Token exchange with the asker’s rights',
        'Tool gateway with audit record',
      ],
      after: [],
    },
    {
      name: 'Agents and approvals',
      share: 0.5,
      deliverables: [
        'Agent for the first kind of task',
        'Review workbench with approval and stop',
        'Limits of steps, time and money',
      ],
      after: ['Tools and rights'],
    },
    {
      name: 'Agent safety tests',
      share: 0.3,
      deliverables: [
        'Test set of tasks agreed with the business',
        'Attack tests by the OWASP list, with findings closed',
        'Stop exercise with the operators',
      ],
      after: ['Agents and approvals'],
    },
  ],
  terms: [
    ['Agent', 'A program in which a language model chooses the next step of a task from the tools it is given.'],
    ['Tool', 'An action that an agent can ask for, with a schema for its arguments and a class of effect.'],
    ['Guardrail', 'A check outside the model that blocks, masks or holds back what goes in or comes out.'],
    ['Prompt injection', 'A text that makes a language model follow somebody else’s instructions.'],
    ['Run', 'One task of an agent from its request to its end.'],
  ],
}
