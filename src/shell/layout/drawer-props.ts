/** What every drawer of the shell receives. */
export interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  /** Called after the drawer has closed. */
  onClosed: () => void;
}
