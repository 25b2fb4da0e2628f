import type { ColorMode } from '../../lib/tokenColors';

/** Tokens of `src/css/tokens.css` that diagrams use. */
export const DIAGRAM_COLORS = [
  'accent',
  'accent-soft',
  'act',
  'brass',
  'figure',
  'good',
  'ink',
  'light-blue',
  'line',
  'look',
  'mark',
  'muted',
  'page',
  'raised',
  'required',
] as const;

/** The colors of a mode in hexadecimal digits. */
export type DiagramColors = Record<(typeof DIAGRAM_COLORS)[number], string>;

/** Number of colors that Mermaid numbers, for example `cScale0` to `cScale11`. */
const SERIES = 12;

/** Mixes a color with the background, so that labels on it have the contrast of text. */
function tint(color: string, background: string): string {
  const part = (hex: string, index: number) => Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16);
  const mixed = [0, 1, 2].map((index) => Math.round(part(color, index) * 0.28 + part(background, index) * 0.72));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns numbered variables: `numbered('git', 0, colors)` has `git0`, `git1` and so on. */
function numbered(name: string, first: number, colors: readonly string[]): Record<string, string> {
  const entries = Array.from({ length: SERIES }, (_, index) => [
    `${name}${first + index}`,
    colors[index % colors.length] ?? '',
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Variables of charts. */
function chartVariables(c: DiagramColors, strong: readonly string[], soft: readonly string[]) {
  return {
    ...numbered('pie', 1, soft),
    pieTitleTextColor: c.ink,
    pieSectionTextColor: c.ink,
    pieLegendTextColor: c.ink,
    pieStrokeColor: c.page,
    pieOuterStrokeColor: c.figure,
    pieOpacity: '1',
    quadrant1Fill: c['accent-soft'],
    quadrant2Fill: c.raised,
    quadrant3Fill: c.page,
    quadrant4Fill: c.raised,
    ...Object.fromEntries([1, 2, 3, 4].map((index) => [`quadrant${index}TextFill`, c.muted])),
    quadrantPointFill: c.accent,
    quadrantPointTextFill: c.ink,
    quadrantXAxisTextFill: c.ink,
    quadrantYAxisTextFill: c.ink,
    quadrantInternalBorderStrokeFill: c.line,
    quadrantExternalBorderStrokeFill: c.figure,
    quadrantTitleFill: c.ink,
    xyChart: {
      backgroundColor: c.page,
      titleColor: c.ink,
      ...Object.fromEntries(
        ['xAxis', 'yAxis'].flatMap((axis) => [
          [`${axis}LabelColor`, c.muted],
          [`${axis}TitleColor`, c.ink],
          [`${axis}TickColor`, c.figure],
          [`${axis}LineColor`, c.figure],
        ]),
      ),
      plotColorPalette: [soft[0], strong[5], ...strong.slice(1)].join(','),
    },
    radar: { axisColor: c.figure, graticuleColor: c.line, curveOpacity: 0.6 },
    packet: {
      startByteColor: c.muted,
      endByteColor: c.muted,
      labelColor: c.ink,
      titleColor: c.ink,
      blockStrokeColor: c.figure,
      blockFillColor: c.raised,
    },
  };
}

/** Variables of Gantt charts, timelines, journeys and Git graphs. */
function planVariables(c: DiagramColors, strong: readonly string[], soft: readonly string[]) {
  return {
    sectionBkgColor: c.raised,
    sectionBkgColor2: c.raised,
    altSectionBkgColor: c.page,
    excludeBkgColor: c.line,
    gridColor: c.line,
    taskBkgColor: c['accent-soft'],
    taskBorderColor: c.accent,
    activeTaskBkgColor: c.mark,
    activeTaskBorderColor: c.brass,
    doneTaskBkgColor: c.line,
    doneTaskBorderColor: c.figure,
    critBkgColor: tint(c.act, c.page),
    critBorderColor: c.required,
    ...Object.fromEntries(['', 'Light', 'Dark', 'Outside', 'Clickable'].map((kind) => [`taskText${kind}Color`, c.ink])),
    ...numbered('fillType', 0, soft),
    ...numbered('cScale', 0, soft),
    ...numbered('cScaleLabel', 0, [c.ink]),
    ...numbered('cScaleInv', 0, [c.figure]),
    ...numbered('cScalePeer', 0, strong),
    ...numbered('git', 0, strong),
    ...numbered('gitInv', 0, [c.ink]),
    ...numbered('gitBranchLabel', 0, [c.page]),
    commitLabelColor: c.ink,
    commitLabelBackground: c.page,
    tagLabelColor: c.ink,
    tagLabelBackground: c.mark,
    tagLabelBorder: c.brass,
  };
}

/** Variables of sequence diagrams. */
function sequenceVariables(c: DiagramColors) {
  return {
    actorBkg: c.page,
    actorBorder: c.figure,
    actorTextColor: c.ink,
    actorLineColor: c.figure,
    signalColor: c.muted,
    signalTextColor: c.ink,
    labelBoxBkgColor: c['accent-soft'],
    labelBoxBorderColor: c.accent,
    labelTextColor: c.ink,
    loopTextColor: c.ink,
    activationBkgColor: c['accent-soft'],
    activationBorderColor: c.accent,
    sequenceNumberColor: c.page,
    noteBkgColor: c.mark,
    noteBorderColor: c.brass,
    noteTextColor: c.ink,
  };
}

/** Returns Mermaid's theme variables for the colors of a mode: https://mermaid.js.org/config/theming.html */
export function themeVariables(c: DiagramColors, mode: ColorMode): Record<string, unknown> {
  const strong = [c.accent, c.look, c.good, c.act, c['light-blue'], c.brass, c.figure, c.muted];
  const soft = strong.map((color) => tint(color, c.page));
  return {
    darkMode: mode === 'dark',
    background: c.page,
    fontSize: '15px',
    primaryColor: c.page,
    primaryTextColor: c.ink,
    primaryBorderColor: c.figure,
    secondaryColor: c['accent-soft'],
    secondaryTextColor: c.ink,
    secondaryBorderColor: c.accent,
    tertiaryColor: c.raised,
    tertiaryTextColor: c.ink,
    tertiaryBorderColor: c.line,
    mainBkg: c.page,
    nodeBorder: c.figure,
    nodeTextColor: c.ink,
    lineColor: c.muted,
    arrowheadColor: c.muted,
    textColor: c.ink,
    titleColor: c.ink,
    labelColor: c.ink,
    clusterBkg: c.raised,
    clusterBorder: c.line,
    edgeLabelBackground: c.page,
    labelBackgroundColor: c.page,
    compositeBackground: c.raised,
    compositeTitleBackground: c['accent-soft'],
    altBackground: c.raised,
    stateBkg: c.page,
    stateLabelColor: c.ink,
    specialStateColor: c.muted,
    transitionColor: c.muted,
    transitionLabelColor: c.ink,
    innerEndBackground: c.page,
    rowOdd: c.page,
    rowEven: c.raised,
    attributeBackgroundColorOdd: c.page,
    attributeBackgroundColorEven: c.raised,
    classText: c.ink,
    relationColor: c.muted,
    relationLabelColor: c.ink,
    relationLabelBackground: c.page,
    requirementBackground: c.page,
    requirementBorderColor: c.figure,
    requirementTextColor: c.ink,
    personBkg: c['accent-soft'],
    personBorder: c.accent,
    archEdgeColor: c.muted,
    archEdgeArrowColor: c.muted,
    archGroupBorderColor: c.figure,
    ...sequenceVariables(c),
    ...planVariables(c, strong, soft),
    ...chartVariables(c, strong, soft),
  };
}
