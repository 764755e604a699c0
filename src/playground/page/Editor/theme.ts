import {EditorView} from '@codemirror/view';

/** The editor in the tokens of src/shell/css/tokens.css, which change with the theme of the site. */
export const theme = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--code-text)',
    backgroundColor: 'var(--code-surface)',
    fontSize: 'var(--text-sm)',
  },
  '&.cm-focused': {outline: 'none'},
  // Over the gutters, which would hide an outline, and both below the bar of the page (200).
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '160',
    border: '2px solid var(--focus)',
    pointerEvents: 'none',
  },
  '.cm-scroller': {fontFamily: 'var(--font-mono)', lineHeight: '1.6', overflow: 'auto'},
  '.cm-content': {caretColor: 'var(--text-strong)', padding: 'var(--space-3) 0'},
  // How far the rows of a long line hang: `hangingIndent.ts`.
  '.cm-line': {
    padding: '0 var(--space-4) 0 calc(var(--space-2) + var(--hang, 0ch))',
    textIndent: 'calc(-1 * var(--hang, 0ch))',
  },
  '.cm-preflight, .cm-inflight': {
    borderLeft: '3px solid var(--preflight)',
    paddingLeft: 'calc(var(--space-2) - 3px + var(--hang, 0ch))',
  },
  '.cm-inflight': {borderColor: 'var(--inflight)', backgroundColor: 'var(--inflight-ground)'},
  '@media (forced-colors: active)': {'.cm-preflight': {borderLeftStyle: 'dotted'}},
  '.cm-gutters': {
    backgroundColor: 'var(--code-surface)',
    color: 'var(--code-muted)',
    border: 'none',
    paddingLeft: 'var(--space-1)',
    zIndex: '100',
  },
  '.cm-activeLineGutter': {backgroundColor: 'transparent', color: 'var(--text-strong)'},
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--accent-soft)',
    outline: '1px solid var(--accent-border)',
  },
  '&.cm-focused .cm-nonmatchingBracket': {backgroundColor: 'var(--danger-soft)', color: 'var(--danger)'},
  '.cm-call': {
    outline: '2px solid var(--accent-border)',
    outlineOffset: '-1px',
    borderRadius: 'var(--radius-sm)',
  },
  '.cm-tooltip, .cm-panels': {
    backgroundColor: 'var(--surface-overlay)',
    color: 'var(--text)',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius)',
    boxShadow: 'var(--shadow)',
  },
  '.cm-tooltip': {maxWidth: 'min(38rem, calc(100vw - 1rem))', zIndex: '300'},
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {fontFamily: 'var(--font-mono)', maxHeight: '16rem'},
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {padding: '2px var(--space-2)', lineHeight: '1.5'},
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--accent-soft)',
    color: 'var(--text-strong)',
    outline: '1px solid var(--accent-border)',
    outlineOffset: '-1px',
  },
  '.cm-completionMatchedText': {textDecoration: 'none', color: 'var(--accent-text)', fontWeight: '600'},
  // Beside the list there is no room, and over it, it hides the list.
  '@media (max-width: 600px)': {'.cm-tooltip.cm-completionInfo': {display: 'none'}},
  '.cm-completionDetail': {color: 'var(--text-muted)', fontStyle: 'normal'},
  '.cm-documentation': {padding: 'var(--space-2) var(--space-3)', maxHeight: '40vh', overflow: 'auto'},
  '.cm-documentation pre': {background: 'none', padding: '0', margin: '0', whiteSpace: 'pre-wrap'},
  '.cm-documentation p': {margin: 'var(--space-2) 0 0'},
  '.cm-documentation > :first-child': {marginTop: '0'},
  '.cm-documentation hr': {margin: 'var(--space-2) 0'},
  '.cm-signature-active': {color: 'var(--accent-text)', fontWeight: '650'},
  '.cm-diagnostic': {padding: 'var(--space-2) var(--space-3)', whiteSpace: 'pre-wrap'},
  '.cm-diagnostic-error': {borderLeft: '3px solid var(--danger)'},
  '.cm-diagnostic-warning': {borderLeft: '3px solid var(--warning)'},
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--danger)',
    textDecorationSkipInk: 'none',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--warning)',
    textDecorationSkipInk: 'none',
  },
  '.cm-panels input, .cm-panels button': {font: 'inherit', color: 'inherit'},
  '.cm-textfield': {
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--border-control)',
    borderRadius: 'var(--radius-sm)',
  },
  '.cm-button': {
    backgroundImage: 'none',
    backgroundColor: 'var(--surface-raised)',
    border: '1px solid var(--border-control)',
    borderRadius: 'var(--radius-sm)',
  },
  '.cm-searchMatch': {backgroundColor: 'var(--warning-soft)', outline: '1px solid var(--warning)'},
  '.cm-searchMatch-selected': {backgroundColor: 'var(--selection)'},
});
