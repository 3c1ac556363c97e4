export declare function drawIcons(): Promise<string>
