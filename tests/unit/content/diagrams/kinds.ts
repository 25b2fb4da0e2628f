/** A diagram of each kind, with labels that its drawing has to contain. */
export const KINDS: Readonly<Record<string, { code: string; labels: readonly string[] }>> = {
  'a flowchart': {
    code: `flowchart TD
  start([Start]) --> check{Is the text long?}
  check -- yes --> split[Split the text into parts]
  check -- no --> score["Score & report"]
  split --> score
  subgraph shield [The shield]
    direction LR
    score --> report[(Report store)]
    report -.-> alert>Alert the team]
    alert ==>|a long label| done((Done))
  end
  done --> circ(((Double))) --> hex{{Hexagon}} --> par[/Parallelogram/] --> trap[/Trapezoid\\]`,
    labels: [
      'Start',
      'Is the text long?',
      'yes',
      'Score & report',
      'The shield',
      'Report store',
      'a long label',
      'Double',
    ],
  },
  'a flowchart with Markdown': {
    code: 'flowchart LR\n  a["`This **is** _text_ that wraps over several lines`"] -->|"`**bold** edge`"| b(["one<br/>two"])',
    labels: ['This is text that wraps over several lines', 'bold edge', 'one two'],
  },
  'a sequence diagram': {
    code: `sequenceDiagram
  autonumber
  actor User
  participant App as Your application
  User->>+App: Ask a question
  Note over User,App: The call is encrypted
  alt score is high
    App-->>User: Block
  else score is low
    App-->>-User: Answer
  end
  loop Every minute
    App->>App: Check health
  end`,
    labels: ['User', 'Your application', 'Ask a question', 'The call is encrypted', 'Block', 'Check health', 'alt'],
  },
  'a class diagram': {
    code: `classDiagram
  class Metric {
    <<abstract>>
    +String name
    +score(text) float
  }
  Metric <|-- Toxicity : extends
  Metric "1" *-- "many" Score : produces
  Metric --() bar
  note for Metric "A note"`,
    labels: ['Metric', '+String name', 'Toxicity', 'extends', 'many', 'A note', 'bar'],
  },
  'a state diagram': {
    code: `stateDiagram-v2
  [*] --> Draft
  Draft --> Review : submit
  state Review {
    [*] --> Reading
    Reading --> Deciding
  }
  note right of Draft : A note
  state fork_state <<fork>>
  Review --> fork_state
  fork_state --> [*]`,
    labels: ['Draft', 'Review', 'submit', 'Reading', 'A note'],
  },
  'an entity relationship diagram': {
    code: `erDiagram
  CUSTOMER ||--o{ ORDER : places
  CUSTOMER {
    string name PK "the name"
    int age
  }`,
    labels: ['CUSTOMER', 'ORDER', 'places', 'the name', 'age'],
  },
  'a Gantt chart': {
    code: `gantt
  title A plan
  dateFormat YYYY-MM-DD
  section Design
  Write the brief :done, a1, 2024-03-25, 10d
  Review :active, after a1, 12d
  Milestone :milestone, 2024-04-20, 0d`,
    labels: ['A plan', 'Design', 'Write the brief', 'Review', 'Milestone'],
  },
  'a pie chart': {
    code: 'pie showData\n  title Scores\n  "Low" : 60\n  "High" : 40',
    labels: ['Scores', 'Low [60]', '40%'],
  },
  'a mindmap': {
    code: 'mindmap\n  root((Safety))\n    Metrics\n      Toxicity\n    Shields\n      Prompt injection',
    labels: ['Safety', 'Metrics', 'Toxicity', 'Prompt injection'],
  },
  'a timeline': {
    code: 'timeline\n  title History\n  section Legacy\n    2022 : First release\n  section Current\n    2024 : v4alpha',
    labels: ['History', 'Legacy', '2022', 'First release', 'v4alpha'],
  },
  'a Git graph': {
    code: 'gitGraph\n  commit\n  commit id: "fix" tag: "v1.0"\n  branch develop\n  commit\n  checkout main\n  merge develop',
    labels: ['main', 'develop', 'fix', 'v1.0'],
  },
  'a quadrant chart': {
    code: 'quadrantChart\n  title Reach\n  x-axis Low --> High\n  quadrant-1 Expand\n  Campaign A: [0.3, 0.6]',
    labels: ['Reach', 'Low', 'High', 'Expand', 'Campaign A'],
  },
  'a user journey': {
    code: 'journey\n  title My day\n  section Go to work\n    Make tea: 5: Me\n    Do work: 1: Me, Cat',
    labels: ['My day', 'Go to work', 'Make tea', 'Cat'],
  },
  'an XY chart': {
    code: 'xychart-beta\n  title "Calls"\n  x-axis [jan, feb]\n  y-axis "Thousands" 0 --> 100\n  bar [20, 40]\n  line [20, 40]',
    labels: ['Calls', 'jan', 'Thousands'],
  },
  'a block diagram': {
    code: 'block-beta\ncolumns 2\n  db[("The database")] web["Web server"]\n  block:ID\n    A\n    B["Wide"]\n  end\n  web --> A',
    labels: ['The database', 'Web server', 'A', 'Wide'],
  },
  'a packet diagram': {
    code: 'packet-beta\n  title UDP\n  0-15: "Source port"\n  16-31: "Destination port"',
    labels: ['UDP', 'Source port', 'Destination port'],
  },
  'a Kanban board': {
    code: 'kanban\n  Todo\n    [Create documentation]\n  [In progress]\n    id6[Create a renderer that works in all cases]',
    labels: ['Todo', 'Create documentation', 'In progress'],
  },
  'a Sankey diagram': {
    code: 'sankey-beta\nRequests,Allowed,70\nRequests,Blocked,30',
    labels: ['Requests 100', 'Allowed 70'],
  },
  'a requirement diagram': {
    code: `requirementDiagram
  requirement test_req {
    id: 1
    text: the test text.
    risk: high
    verifymethod: test
  }
  element test_entity {
    type: simulation
  }
  test_entity - satisfies -> test_req`,
    labels: ['test_req', 'Text: the test text.', 'Type: simulation'],
  },
  'a C4 diagram': {
    code: 'C4Context\n  title System\n  Person(a, "Customer", "Of the bank")\n  System(b, "Banking")\n  Rel(a, b, "Uses")',
    labels: ['System', 'Customer', 'Banking', 'Uses'],
  },
  'an architecture diagram': {
    code: `architecture-beta
  group api(cloud)[API]
  service db(database)[Database] in api
  service server(server)[Server] in api
  db:L -- R:server`,
    labels: ['API', 'Database', 'Server'],
  },
  'a radar chart': {
    code: 'radar-beta\n  title Grades\n  axis m["Math"], s["Science"], e["English"]\n  curve a["Alice"]{85, 90, 80}\n  max 100',
    labels: ['Grades', 'Math', 'Alice'],
  },
  'a treemap': {
    code: 'treemap-beta\n"Metrics"\n    "Toxicity": 10\n    "Faithfulness": 20',
    labels: ['Metrics', 'Toxicity', 'Faithfulness'],
  },
  'a tree view': {
    code: 'treeView-beta\n    "packages"\n        "mermaid"\n        "parser"',
    labels: ['packages', 'parser'],
  },
  'an Ishikawa diagram': {
    code: 'ishikawa-beta\n    Blurry Photo\n    Process\n        Out of focus\n    User\n        Shaky hands',
    labels: ['Process', 'Out of focus', 'Shaky hands'],
  },
  'a Venn diagram': {
    code: 'venn-beta\n  set Frontend\n  set Backend\n  union Frontend,Backend["APIs"]',
    labels: ['Frontend', 'APIs'],
  },
};
