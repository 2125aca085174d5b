import type { Choices } from './pattern.ts'

/** What the identity and access pattern decides, risks, costs and delivers. */
export const identityAndAccessChoices: Choices = {
  decisions: [
    {
      title: 'One identity provider for all applications',
      context: 'Applications can keep their own accounts, share a directory, or trust tokens of one provider.',
      options: [
        {
          name: 'One provider, tokens by open standards',
          merit: 'One place to prove who one is, to close an account and to see sign-ins.',
          drawback: 'It must not fail, and old applications need an adapter.',
        },
        {
          name: 'Shared directory, sign-in in each application',
          merit: 'Old applications need no change.',
          drawback: 'Each application sees the password, and a second factor has to be built into each.',
        },
        {
          name: 'Accounts in each application',
          merit: 'Nothing to join.',
          drawback: 'Leavers keep access wherever somebody forgets them.',
        },
      ],
      outcome:
        '{identity} signs everybody in by OpenID Connect; applications that cannot follow stand behind a proxy with an end date.',
      consequences: 'Every application gets an owner and a date for joining. Emergency accounts are kept sealed and tested.',
      answers: /\b(?:single sign-on|SSO|sign[- ]in|log-?in|authenticat\w+|MFA|multi-factor|passwords?)\b/i,
      needs: 'identity',
    },
    {
      title: 'Roles of the business, with exceptions that end',
      context: 'Access can follow roles, attributes of person and record, or single grants.',
      options: [
        {
          name: 'Few business roles, attributes where a record decides, dated exceptions',
          merit: 'Reviewers understand what they confirm, and exceptions die by themselves.',
          drawback: 'Roles have to be agreed with each department first.',
        },
        { name: 'Attributes only', merit: 'No roles to maintain.', drawback: 'Nobody can say beforehand who has access to what.' },
        { name: 'Single grants on request', merit: 'Quick to begin.', drawback: 'Thousands of grants that are confirmed unread.' },
      ],
      outcome: '{identity-governance} grants business roles; each exception carries a reason and an end.',
      consequences: 'Each role has an owner in the business. Pairs of roles that may not meet in one person are written down.',
      answers:
        /\b(?:role[- ]based|roles?|access (?:reviews?|requests?|rights)|segregation|least privilege|recertif\w+|attribute)\b/i,
      needs: 'identity-governance',
    },
    {
      title: 'No standing administrator rights',
      context: 'Administrators can hold their rights always, share accounts from a safe, or borrow rights for a task.',
      options: [
        {
          name: 'Rights lent for a task, with approval and recording',
          merit: 'A stolen account of an administrator is worth little, and each change has a name.',
          drawback: 'Minutes of waiting in an incident; emergency accounts are needed.',
        },
        {
          name: 'Shared accounts checked out of a safe',
          merit: 'Works with any system.',
          drawback: 'Who did what is known only from the safe’s log.',
        },
        { name: 'Standing rights with strong sign-in', merit: 'No waiting.', drawback: 'One stolen session opens everything.' },
      ],
      outcome: '{privileged-access} lends rights for at most one working day and records the session.',
      consequences: 'Approvers are on duty around the clock. Scripts get identities of their own without a password.',
      answers: /\b(?:privileged|administrators?|admin|just[- ]in[- ]time|break[- ]glass)\b/i,
      needs: 'privileged-access',
    },
  ],
  risks: [
    {
      text: 'Old applications cannot trust tokens, and their own accounts remain beside the new ones.',
      likelihood: 'high',
      impact: 'medium',
      mitigation:
        'List all applications with their way of sign-in in the first month; give each an owner, a way and a date, and report those past theirs.',
      owner: 'Application portfolio owner',
    },
    {
      text: 'Reviewers confirm every grant unread, and reviews prove nothing.',
      likelihood: 'high',
      impact: 'medium',
      mitigation:
        'Show last use beside each grant, withdraw what nobody used for 90 days by itself, and sample the reviewers’ decisions.',
      owner: 'Internal audit',
    },
    {
      text: 'The identity provider fails and nobody can work.',
      likelihood: 'low',
      impact: 'high',
      mitigation: 'Run it in more than one zone, keep two tested emergency accounts, and let sessions outlive a short failure.',
      owner: 'Head of infrastructure',
    },
  ],
  costs: [
    { item: 'Identity licences', capability: 'identity', measuredBy: 'users', unit: 'environment', period: 'month' },
    {
      item: 'Identity governance licences',
      capability: 'identity-governance',
      measuredBy: 'users',
      unit: 'environment',
      period: 'month',
    },
    { item: 'Privileged access licences', capability: 'privileged-access', unit: 'service', period: 'month' },
  ],
  workstreams: [
    {
      name: 'Identity foundation',
      share: 0.35,
      deliverables: ['Source of identities agreed and joined', 'Sign-in with second factor, emergency accounts tested'],
      after: [],
    },
    {
      name: 'Joining applications',
      share: 0.4,
      deliverables: ['Applications listed with owner, way and date', 'First wave of applications on single sign-on'],
      after: ['Identity foundation'],
    },
    {
      name: 'Roles and reviews',
      share: 0.3,
      deliverables: ['Business roles with owners', 'First access review with grants withdrawn'],
      after: ['Identity foundation'],
    },
  ],
  terms: [
    ['Grant', 'The right of one identity to do something, with an approver and an end.'],
    ['Emergency account', 'A sealed account for the case that ordinary sign-in fails; each use raises an alert.'],
  ],
}
