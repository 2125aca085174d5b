import type { Choices } from './pattern.ts'

/** What the computer vision pattern decides, risks, costs and delivers. */
export const computerVisionChoices: Choices = {
  decisions: [
    {
      title: 'Images are judged beside the camera, models are made in the centre',
      context: 'A line cannot wait for a network, and a node has neither the data nor the power to train.',
      options: [
        {
          name: 'Inference on a node at the line, training in the centre',
          merit: 'Keeps the cycle and goes on without the network; only chosen images travel.',
          drawback: 'Hardware at every line, with its heat, dust, spares and updates.',
        },
        {
          name: 'Images sent to the centre to be judged',
          merit: 'One place to run and update.',
          drawback: 'Time and bandwidth depend on the network; a break stops the line.',
        },
        {
          name: 'Smart cameras with the maker’s software',
          merit: 'Small, certified and quick to mount.',
          drawback: 'Models and images stay in the maker’s format, and learn little from review.',
        },
      ],
      outcome: '{edge-node} runs the released model; {model-lifecycle} rolls signed versions out node by node.',
      consequences: 'A spare node stands at each site. Findings carry time and version, because nodes may differ for a while.',
      answers: /\b(?:edge|line|cycle|network|offline|latency|ms|cameras?|sites?|plants?)\b/i,
      needs: 'edge-node',
    },
    {
      title: 'Uncertain images go to a person, and the limits follow from cost',
      context: 'A missed defect and a false reject do not cost the same, and a model is never sure of everything.',
      options: [
        {
          name: 'Two limits with a band between them that people judge',
          merit: 'The cost of misses, rejects and review is set by class, in the open.',
          drawback: 'Somebody has to be there for every shift.',
        },
        {
          name: 'One limit, pass or fail',
          merit: 'No people needed.',
          drawback: 'Either good items are thrown away or bad ones pass.',
        },
        {
          name: 'The model only marks, people judge all',
          merit: 'A safe beginning that yields labels.',
          drawback: 'The effort stays, and people come to follow the mark.',
        },
      ],
      outcome: '{image-inference} passes and fails what is clear; the review workbench gets the band between.',
      consequences:
        'A site begins with people judging all, and narrows the band as the test set allows. Unknown is always a permitted answer.',
      answers:
        /\b(?:review\w*|inspectors?|uncertain\w*|missed|false (?:rejects?|positives?|alarms?)|accura\w+|confiden\w+|human)\b/i,
      needs: 'image-inference',
    },
    {
      title: 'Labels are made by a guide, and a share is made twice',
      context: 'A model cannot be better than its labels, and people who know the product disagree more than they think.',
      options: [
        {
          name: 'Own experts by a written guide, a share labelled twice',
          merit: 'Disagreement shows before training, and the guide becomes the definition of quality.',
          drawback: 'Takes hours of people who are needed at the line.',
        },
        {
          name: 'A labelling company',
          merit: 'Many images quickly.',
          drawback: 'Rare and fine defects are not seen, and images leave the house.',
        },
        {
          name: 'Learning normal images only',
          merit: 'Needs no examples of defects.',
          drawback: 'Tells that something is odd, not what; reacts to light and dirt.',
        },
      ],
      outcome: '{labelling} holds guide, queue and double labels; images are chosen by doubt and rarity, not at random alone.',
      consequences:
        'A held-out set by product, place and shift is never trained on. A class without enough images is judged by people.',
      answers: /\b(?:label\w*|annotat\w*|examples|training|defects?|classes|ground truth)\b/i,
      needs: 'labelling',
    },
  ],
  risks: [
    {
      text: 'Light, lens, dirt or a moved camera change the images, and the model goes blind slowly.',
      likelihood: 'high',
      impact: 'high',
      mitigation:
        'Enclose the station, check light and focus on every image, show a reference part each shift, and alert when images differ from those of training.',
      owner: 'Process engineer',
    },
    {
      text: 'Defects are so rare that neither training nor test says much about them.',
      likelihood: 'high',
      impact: 'medium',
      mitigation:
        'Collect defects from every site before the first model, make some on purpose, and state for each class how many images its figure rests on.',
      owner: 'Quality manager',
    },
    {
      text: 'People appear in images and are watched at their work.',
      likelihood: 'medium',
      impact: 'high',
      mitigation:
        'Aim and mask so that people are not recognisable, agree the use with their representatives, and keep no image longer than its purpose needs.',
      owner: 'Data protection officer',
    },
    {
      text: 'The first line works and the second does not, because product, camera or light differ.',
      likelihood: 'high',
      impact: 'medium',
      mitigation: 'Fix one station design with camera, lens and light, and plan a week of images and a test for every new line.',
      owner: 'Delivery lead',
    },
  ],
  costs: [
    { item: 'Edge nodes with spares', capability: 'edge-node', measuredBy: 'cameras', unit: 'cameras', period: 'once' },
    { item: 'Inference compute', capability: 'image-inference', unit: 'environment', period: 'month' },
    { item: 'Image storage', capability: 'lake', measuredBy: 'data volume', unit: 'TB', period: 'month' },
    { item: 'Labelling', capability: 'labelling', measuredBy: 'images', unit: 'images', period: 'once' },
    { item: 'Training runs', capability: 'model-lifecycle', unit: 'model retrained', period: 'month' },
    { item: 'Reviewers’ time', capability: 'review-workbench', unit: 'review team', period: 'month' },
  ],
  workstreams: [
    {
      name: 'Station and images',
      share: 0.35,
      deliverables: [
        'Station design with camera, lens and light',
        'First images of every product and known defect',
        'Agreement between trained people, measured',
      ],
      after: [],
    },
    {
      name: 'Labels and model',
      share: 0.45,
      deliverables: [
        'Labelling guide and first label set',
        'Model with its report by class, place and product',
        'Limits agreed from the cost of misses and rejects',
      ],
      after: ['Station and images'],
    },
    {
      name: 'First site and roll-out',
      share: 0.4,
      deliverables: ['Pilot beside today’s inspection', 'Review workbench in use on every shift', 'Roll-out kit for the next site'],
      after: ['Labels and model'],
    },
  ],
  terms: [
    ['Inference', 'Running a trained model on new data.'],
    ['Edge', 'Computing at the place where data arises, such as beside a camera.'],
    ['False reject', 'A good item that is failed.'],
    ['Missed defect', 'A bad item that is passed.'],
    ['Labelling', 'Writing down for an example what the right answer is.'],
  ],
}
