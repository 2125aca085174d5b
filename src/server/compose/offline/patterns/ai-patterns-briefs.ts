/** Briefs as clients write them, by the pattern that they ask for first. */
export const askedAlone: Record<string, string[]> = {
  'agents-with-guardrails': [
    [
      'An AI agent must handle password, access and order requests from employees by calling tools in ServiceNow and SAP S/4HANA.',
      'The agent must act with the permissions of the employee who asked, signed in with Microsoft Entra ID.',
      'Refunds and access to finance systems must be approved by a person before the agent acts.',
      'Each task may cost at most 0.50 GBP and take no more than 20 steps.',
      'Guardrails must block prompt injection from e-mails and attachments.',
      'Every tool call must be logged with its arguments and result and kept for 12 months.',
      '95% of tasks must show a first step within 5 seconds, with 3,000 tasks a day.',
      'Must run on Azure in UK South with Azure OpenAI.',
    ].join('\n'),
  ],
  'document-understanding': [
    [
      'Classify incoming documents from a shared mailbox and the scan station into invoices, credit notes and delivery notes, about 40,000 documents a month.',
      'Extract supplier, amounts, tax and line items from each invoice, including scanned and handwritten ones.',
      'Check every invoice against purchase orders in SAP S/4HANA.',
      'Checked invoices must be posted to SAP S/4HANA.',
      'Accounts payable clerks must review fields with low confidence beside the page.',
      '70% of invoices should go straight through, with at least 98% of fields correct.',
      'Originals must be kept for 10 years.',
      'A monthly report must show the straight-through rate by supplier.',
      'Runs on AWS with Amazon Textract.',
    ].join('\n'),
  ],
  forecasting: [
    [
      'Forecast demand for 12,000 products in 340 stores by day for the next 8 weeks.',
      'Forecasts must give the 10%, 50% and 90% quantiles so that safety stock can be set.',
      'Demand planners must be able to override a forecast with a reason and release the plan.',
      'Use promotions, public holidays and weather as drivers.',
      'Backtests must show the error by store and horizon against last year’s method.',
      'Runs must finish by 05:00 each night and reach SAP S/4HANA for replenishment.',
      'Google Cloud with BigQuery.',
    ].join('\n'),
  ],
  recommendation: [
    [
      'Recommend products on the home page, product page and in e-mails for known and anonymous customers.',
      'A recommendation must be returned in less than 120 ms at 2,500 requests per second.',
      'Merchandisers must be able to block products at once.',
      'New products must be shown to some customers from the first day.',
      'A/B tests must compare rankings with at least 5% of traffic in each arm.',
      'Only data of customers who consented may be used.',
      'AWS in eu-west-1.',
    ].join('\n'),
  ],
  'computer-vision': [
    [
      'Line cameras on six production lines must detect cracks, pores and missing welds on each part.',
      'The result must be given within 180 ms, before the part leaves the station, also without a network.',
      'At most 0.2% of defects may be missed and at most 3% of good parts rejected.',
      'Quality inspectors must judge images the model is uncertain of.',
      'Images must be labelled by two inspectors before training.',
      'Failed images must be kept for 5 years.',
      'A dashboard must show defects by line and shift.',
      'NVIDIA Jetson at the line, Azure in the centre.',
    ].join('\n'),
  ],
  'model-evaluation': [
    [
      'All AI models and prompts must be evaluated on agreed test sets before release.',
      'Drift of 14 scoring models must be monitored daily and raise an alert within 24 hours.',
      'A red team must try prompt injection and harmful requests each quarter.',
      'Answers must be sampled and judged by people for hallucinations.',
      'Fairness must be reported by age group and region.',
      'Model risk officers must approve each release.',
      'Must comply with the EU AI Act. MLflow is in use.',
    ].join('\n'),
  ],
  'speech-and-conversation': [
    [
      'Transcribe calls from Genesys Cloud in English, Welsh and Polish, about 9,000 calls a day.',
      'A summary of each call must stand in Salesforce within 30 seconds after the call.',
      'Card numbers must be masked before a transcript is stored.',
      'Contact centre agents must be able to correct the summary.',
      'Team leaders must see call reasons and quality scores in a dashboard.',
      'Transcripts are deleted after 90 days.',
      'Azure, UK South.',
    ].join('\n'),
  ],
  'real-time-decisioning': [
    [
      'Score every payment for fraud within 200 ms at 1,800 payments per second.',
      'Declined payments must carry reasons that a customer can be told.',
      'Payments between the thresholds are held, and fraud analysts must decide within 30 minutes.',
      'Features must include the number of payments in the last hour.',
      'Rules must be changeable within 1 hour without a release.',
      'Confirmed fraud must flow back for monthly retraining.',
      'Decisions must be kept for 6 years.',
      'Runs on AWS; card data under PCI DSS.',
    ].join('\n'),
    [
      'Score each customer for churn risk and for the propensity to take a new tariff, every night.',
      'Each score must come with its three strongest reasons.',
      'The retention team must decide whom to call; no offer is made automatically.',
      'The next best offer must be shown in Salesforce within 2 seconds when a customer calls.',
      'Models must be compared by age group before release.',
    ].join('\n'),
  ],
  'retrieval-augmented-generation': [
    [
      'An assistant must answer questions of branch staff from 3,000 policy documents in SharePoint Online with citations.',
      'It must say so where it finds no passage and hand over to a person.',
      'A changed document must be reflected in answers within 1 hour.',
      'Staff must only see documents they may open, with single sign-on.',
      'Conversations are deleted after 90 days.',
    ].join('\n'),
  ],
  mlops: [
    [
      'Machine learning models predict failures of pumps and are retrained each month.',
      'Score every new work order within 1 second and show reasons.',
      'Each released model must be reproducible from code and data version.',
      'Data scientists must compare a candidate with the model in production before release.',
    ].join('\n'),
  ],
}

type Together = { requirements: string; patterns: string[]; shared: string[] }

/** Briefs that ask for two patterns, with parts that both use. */
export const askedTogether: Record<string, Together> = {
  'Answers and agents': {
    requirements: [
      'An assistant must answer questions of claims handlers from 18,000 policy documents in SharePoint with citations.',
      'An AI agent must open a claim and update reserves in Guidewire ClaimCenter by tool calls.',
      'Reserve changes above 5,000 GBP must be approved by a claims manager.',
      'Guardrails must block prompt injection.',
      '95% of answers must begin within 3 seconds.',
      'Azure.',
    ].join('\n'),
    patterns: ['retrieval-augmented-generation', 'agents-with-guardrails'],
    shared: ['Language model', 'Operational store', 'Answer service', 'Tool gateway'],
  },
  'Recommendations and streaming': {
    requirements: [
      'Collect clicks from the websites at 8,000 events per second in near real time.',
      'Recommend articles within 150 ms, using what a reader did in the last minute.',
      'Editors must be able to block articles.',
      'A live dashboard must show page views no older than 60 seconds.',
      'A/B tests must be possible.',
      'Google Cloud.',
    ].join('\n'),
    patterns: ['recommendation', 'streaming'],
    shared: ['Event stream', 'Stream processing', 'Feature store', 'Recommendation service'],
  },
  'Fraud decisions and a lakehouse': {
    requirements: [
      'Build a data lakehouse with accounts from Temenos and cases from Salesforce, loaded every night and queried with SQL.',
      'Score every payment for fraud within 300 ms with reasons.',
      'Payments above the threshold are held and fraud analysts must decide.',
      'Data must be retained for 7 years.',
      'Azure Databricks.',
    ].join('\n'),
    patterns: ['lakehouse', 'real-time-decisioning'],
    shared: ['Lake storage', 'Transformation', 'Feature store', 'Decision service'],
  },
  'Documents and a workflow': {
    requirements: [
      'Extract income and identity data from scanned application forms, payslips and passports.',
      'A workflow must route each application through checks, approval and signature, with notifications.',
      'Events must be published when an application changes state; the process is event-driven.',
      'Case workers must correct doubtful fields.',
      '60% of applications should go straight through.',
      'AWS.',
    ].join('\n'),
    patterns: ['document-understanding', 'event-driven'],
    shared: ['Document pipeline', 'Workflow', 'Operational store'],
  },
  'Documents and answers': {
    requirements: [
      'Extract the fields of scanned contracts and letters and let clerks correct doubtful values.',
      'An assistant must answer questions from these contracts with citations.',
      'Contracts are kept in SharePoint Online.',
    ].join('\n'),
    patterns: ['document-understanding', 'retrieval-augmented-generation'],
    shared: ['Document extraction', 'Document ingestion', 'Search index', 'Operational store'],
  },
  'Calls and evaluation': {
    requirements: [
      'Transcribe calls from Genesys and write a summary of each call into Salesforce.',
      'Summaries must be judged on test sets before each release, sampled for hallucinations and watched for drift.',
      'A red team tries attacks each quarter.',
    ].join('\n'),
    patterns: ['speech-and-conversation', 'model-evaluation'],
    shared: ['Evaluation service', 'Review workbench', 'Conversation analysis'],
  },
}
