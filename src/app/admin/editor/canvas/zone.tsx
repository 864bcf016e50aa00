import type { SlotComponent } from '@puckeditor/core';
import { createContext, type HTMLAttributes, type ReactNode, type Ref, useContext } from 'react';

type OwnElement = Readonly<{ tag: string; attributes: HTMLAttributes<HTMLElement> }>;

const Own = createContext<OwnElement>({ tag: 'div', attributes: {} });

type ZoneElementProps = HTMLAttributes<HTMLElement> & {
  ref?: Ref<HTMLDivElement>;
  'data-puck-dropzone'?: string;
};

/** Part of the class name that Puck gives to a list with nodes. */
const FILLED = /--hasChildren/;

/**
 * The page's element of a node list, as a drop zone. A list with nodes looks the same as on the page; an empty one
 * has Puck's styles, to be visible as a drop target.
 */
function ZoneElement({ ref, children, className = '', style, ...rest }: ZoneElementProps) {
  const { tag, attributes } = useContext(Own);
  const isFilled = FILLED.test(className);
  const names = [attributes.className, isFilled ? '' : className].filter(Boolean).join(' ');
  const Element = tag as 'div';
  return (
    <Element
      {...attributes}
      ref={ref}
      className={names || undefined}
      style={isFilled ? attributes.style : { ...attributes.style, ...style }}
      data-puck-dropzone={rest['data-puck-dropzone']}
    >
      {children}
    </Element>
  );
}

const SMALLEST_PX = 64;

type ZoneProps = OwnElement & {
  /** Puck's drop zone of a slot or of the page. */
  Slot: SlotComponent;
};

/** A node list in its element of the page. */
export function Zone({ Slot, tag, attributes }: ZoneProps): ReactNode {
  return (
    <Own.Provider value={{ tag, attributes }}>
      {Slot({ as: ZoneElement, minEmptyHeight: SMALLEST_PX })}
    </Own.Provider>
  );
}
