import type { Choices } from './pattern.ts'

/** What the continuous delivery pattern decides, risks, costs and delivers. */
export const continuousDeliveryChoices: Choices = {
  decisions: [
    {
      title: 'One pipeline template for all teams',
      context: 'Each team can write its pipeline, take one template, or hand releases to a release team.',
      options: [
        {
          name: 'One template, kept by the platform team, open to additions',
          merit: 'Signing, scanning and taking back are there for every team and are mended once.',
          drawback: 'The template is a product and needs an owner.',
        },
        {
          name: 'Each team its own',
          merit: 'Fits each team exactly.',
          drawback: 'Ten ways to leak a secret, and nobody can compare.',
        },
        {
          name: 'A release team',
          merit: 'Few people with rights.',
          drawback: 'Releases wait in a queue, and those who built do not learn what breaks.',
        },
      ],
      outcome: '{delivery-pipeline} runs one template; teams add steps but cannot leave out signing, tests and the way back.',
      consequences: 'The template has versions and tests of its own. Rights belong to the pipeline, not to people.',
      answers: /\b(?:CI|pipelines?|DevOps|teams?|template|automat\w+)\b/i,
    },
    {
      title: 'Small share first, then all, then the old one goes',
      context: 'A release can replace the old at once, stand beside it, or take over step by step.',
      options: [
        {
          name: 'Step by step, judged by errors and speed',
          merit: 'A fault meets few users and is taken back by itself.',
          drawback: 'Two versions run side by side and must bear each other’s records.',
        },
        {
          name: 'Second full environment, then switch',
          merit: 'Quick way back.',
          drawback: 'Costs double during the switch, and a fault meets all users.',
        },
        {
          name: 'Replace in a window',
          merit: 'Simple.',
          drawback: 'An interruption each time, so releases become rare and large.',
        },
      ],
      outcome:
        '{delivery-pipeline} gives a release a tenth of the traffic for half an hour and goes on when its service levels hold.',
      consequences: 'Schemas change in two steps. Functions that are not ready stand behind switches.',
      answers: /\b(?:releas\w+|deploy\w*|downtime|rolled? ?back|canary|blue)\b/i,
    },
    {
      title: 'Only signed artefacts with a list of components run',
      context: 'What is built can be checked at the end, never, or be signed and refused where the signature is missing.',
      options: [
        {
          name: 'Signed at building, checked at every start',
          merit: 'Nothing runs whose origin is not known; a published fault is found in minutes.',
          drawback: 'Keys and exceptions have to be looked after.',
        },
        { name: 'Scanned at release', merit: 'No keys.', drawback: 'Says nothing of what is put there by hand later.' },
        { name: 'Yearly audit', merit: 'No work in between.', drawback: 'A fault is known to attackers for months before.' },
      ],
      outcome:
        '{artefact-registry} keeps signed artefacts with their components (SLSA, build level 2); environments refuse all others.',
      consequences: 'Published faults are compared daily; each gets an owner and a time by its weight.',
      answers: /\b(?:secur\w+|supply chain|SBOM|signed|vulnerab\w+|scan\w*|complian\w+)\b/i,
    },
  ],
  risks: [
    {
      text: 'Automatic tests are thin, and quick releases carry faults faster.',
      likelihood: 'high',
      impact: 'high',
      mitigation:
        'Write tests for the five most used journeys first, release to a small share, and let each fault leave a test behind.',
      owner: 'Test lead',
    },
    {
      text: 'The pipeline holds the keys to everything and is attacked.',
      likelihood: 'low',
      impact: 'high',
      mitigation: 'Short-lived credentials for each run, reviewed changes of the pipeline itself, and no keys in variables.',
      owner: 'Information security officer',
    },
    {
      text: 'Shared test environments are always taken or broken.',
      likelihood: 'medium',
      impact: 'medium',
      mitigation: 'Build a small environment for each change from code and remove it after merging.',
      owner: 'Platform owner',
    },
  ],
  costs: [
    { item: 'Build and test runs', capability: 'delivery-pipeline', unit: 'service', period: 'month' },
    { item: 'Artefact storage', capability: 'artefact-registry', unit: 'environment', period: 'month' },
  ],
  workstreams: [
    {
      name: 'Pipeline template',
      share: 0.25,
      deliverables: ['Template with signing, tests and way back', 'First service released through it'],
      after: [],
    },
    {
      name: 'Teams on the pipeline',
      share: 0.3,
      deliverables: ['All services on the template', 'Lead time and share of failed changes measured'],
      after: ['Pipeline template'],
    },
  ],
  terms: [
    ['Artefact', 'What a build makes, kept under its digest and never built again for another environment.'],
    ['Lead time for changes', 'From merging a change to its being live.'],
  ],
}
