const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === "FONT";
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

/**
 * Browser translation replaces texts with <font> elements, and extensions move elements. React keeps its own
 * nodes: an update of a text that has left the page is lost, and its removal throws. So a replaced text is
 * put back, empty, beside its translation, which is removed as soon as React changes or removes the text.
 */
function trackTranslations() {
  const translations = new WeakMap<Node, { font: Element; words: string }>();
  const texts = new WeakMap<Node, Text>();

  const drop = (text: Node) => {
    const translation = translations.get(text);
    translations.delete(text);
    if (!translation) return false;
    texts.delete(translation.font);
    translation.font.remove();
    return true;
  };

  const putBack = (text: Text, record: MutationRecord) => {
    const around = [...record.addedNodes, record.previousSibling, record.nextSibling];
    const font = around.find((node) => isFont(node) && !texts.has(node));
    if (!isFont(font) || !font.isConnected) return;
    translations.set(text, { font, words: text.data });
    texts.set(font, text);
    text.data = "";
    font.before(text);
  };

  /** The visitor has switched back to the original language. */
  const restore = (font: Node, record: MutationRecord) => {
    const text = texts.get(font);
    const translation = text && translations.get(text);
    if (!text?.isConnected || !translation) return;
    for (const node of record.addedNodes) if (isText(node) && node !== text) node.remove();
    text.data = translation.words;
    drop(text);
  };

  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === "characterData") drop(record.target);
      for (const node of record.removedNodes) {
        if (isFont(node)) restore(node, record);
        else if (isText(node) && !node.isConnected && !drop(node)) putBack(node, record);
      }
    }
    // Discards records of our own changes.
    observer.takeRecords();
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
}

/** React removes and inserts next to nodes that may have been moved: then the nearest place is used. */
function tolerateMovedNodes() {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const parent = child.parentNode;
    return parent ? (removeChild.call(parent, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    let place = before;
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as T;
  };
}

export function guardDom() {
  trackTranslations();
  tolerateMovedNodes();
}
